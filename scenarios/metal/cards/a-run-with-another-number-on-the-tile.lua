scenario "A run by which the tile gives one Weakness" {
  game     = "metal",
  rules    = { ["metal.amb.tile-weaknesses"] = 1 },
  question = {
    en = "Our tile gives another number of Weaknesses. Can the referee play with that?",
    fr = "Notre tuile donne un autre nombre de Faiblesses. L'arbitre peut-il jouer avec ?",
  },
  shows    = { "metal.cards.batman-who-laughs" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Straw Boss", "Barbatos" }
captured { "Batman" }
ann:defeats "Straw Boss"
expect(ann.team):is { "Cyborg", "Batman" }
expect(ann.discard):is { "Weakness" }

ruling {
  en = "Yes: the number is that of a reading, and a run may set it. Here it is one.",
  fr = "Oui : le nombre est celui d'une lecture, et une partie peut le changer. Ici, c'est une.",
}
