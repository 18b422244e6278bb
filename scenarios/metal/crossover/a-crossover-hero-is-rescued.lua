scenario "A Super Hero of the Crossover is rescued" {
  game     = "metal",
  crossover = 1,
  question = {
    en = "A Crossover's Super Hero has been Captured. May I rescue that one when I defeat a Super-Villain?",
    fr = "Un Super-Héros du Crossover a été Capturé. Puis-je le libérer en battant un Super-Vilain ?",
  },
  shows    = { "metal.rescue.on-defeat", "metal.rescue.choose-any" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Straw Boss", "Barbatos" }
captured { "Batman", "Chalk Page" }

ann:defeats "Straw Boss"
ann:chooses "Chalk Page"
expect(ann.team):is { "Cyborg", "Chalk Page" }
expect(captured):is { "Batman" }

ruling {
  en = "Yes, like any who is under the tile.",
  fr = "Oui, comme tous ceux qui sont sous la tuile.",
}
