scenario "A newcomer does not act on what was played before" {
  game     = "metal",
  question = {
    en = "I played a Hero, and then a Super Hero joined who draws for Heroes. Does he draw for the one played before?",
    fr = "J'ai joué un Héros, puis un Super-Héros qui pioche pour les Héros m'a rejoint. Pioche-t-il pour celui d'avant ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.team.active-at-once", "metal.amb.joins-halfway" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero", "Loose Bars", "Practice Hero" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Birch" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Practice Hero"
ann:plays "Loose Bars"
expect(ann.hand):is { "Practice Hero" }
ann:plays "Practice Hero"
expect(ann.hand):is { "Punch" }
ruling {
  en = "No. He acts on the next Hero that you play.",
  fr = "Non. Il agit sur le prochain Héros que vous jouez.",
}
