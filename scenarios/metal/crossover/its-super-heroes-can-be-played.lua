scenario "A Crossover's Super Hero is played as" {
  game     = "metal",
  crossover = 1,
  set_up   = "shown",
  question = {
    en = "May I play as a Super Hero of the Crossover?",
    fr = "Puis-je jouer un Super-Héros du Crossover ?",
  },
  shows    = { "metal.setup.favourite-character" },
}

local ann, ben = players {
  { "Ann", character = "Chalk Knight", hand = { "Paper Hero" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(ann.team):is { "Chalk Knight" }
ann:plays "Paper Hero"
expect(ann.power):is(2)

ruling {
  en = "Yes, like any of Metal's.",
  fr = "Oui, comme n'importe lequel de Metal.",
}
