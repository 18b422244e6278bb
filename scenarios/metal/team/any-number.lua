scenario "A team may have any number of Super Heroes" {
  game     = "metal",
  question = {
    en = "I have two Super Heroes and rescue a third. Do all three act?",
    fr = "J'ai deux Super-Héros et en libère un troisième. Agissent-ils tous les trois ?",
  },
  shows    = { "metal.team.no-limit", "metal.team.active-at-once", "metal.team.order" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Amber", "Trainee Birch" }, hand = { "Loose Bars", "Practice Hero" }, deck = { "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Hazel" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Loose Bars"
ann:plays "Practice Hero"
ann:uses "Trainee Birch"
ann:uses "Trainee Amber"
expect(ann.power):is(4)                 -- the card 1, Trainee Amber 1, Trainee Hazel 2
expect(ann.hand):is { "Punch" }         -- Trainee Birch
ruling {
  en = "Yes. There is no limit, and each of them works from the moment it joins.",
  fr = "Oui. Il n'y a pas de limite, et chacun agit dès qu'il rejoint l'équipe.",
}
