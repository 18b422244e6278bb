scenario "Each Attack may be avoided anew" {
  game     = "metal",
  question = {
    en = "Ann attacks me twice in one turn. May I use a Defense against each of the two?",
    fr = "Ann m'attaque deux fois dans un tour. Puis-je utiliser une Défense contre chacune des deux ?",
  },
  shows    = { "metal.attack.may-avoid", "metal.attack.only-self" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush", "Straw Volley" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield", "Padded Shield" }, deck = { "Punch", "Punch" }, discard = {} },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Padded Shield"
ann:plays "Straw Volley"
ben:defends "Padded Shield"
expect(ben.discard):is { "Padded Shield", "Padded Shield" }
ruling {
  en = "Yes: one Defense per Attack, and these are two Attacks.",
  fr = "Oui : une Défense par Attaque, et ce sont deux Attaques.",
}
