scenario "Breakthroughs stay for sale with another main deck" {
  game     = "metal",
  other_main_deck = 1,
  question = {
    en = "With the main deck of another game, do we use its Kicks?",
    fr = "Avec le deck commun d'un autre jeu, utilise-t-on ses Coups de Pied ?",
  },
  shows    = { "metal.buy.breakthroughs-several" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 5, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
line_up { "Cloth Cape", "Cloth Captain", "Cloth Crook", "Cloth Trick", "Cloth Trick" }

ann:buys "Breakthrough"
ann:buys "Cloth Cape"
expect(ann.discard):is { "Cloth Cape", "Breakthrough" }

ruling {
  en = "No. Metal's Breakthroughs are for sale, and the other game's cards are bought like any.",
  fr = "Non. Ce sont les Surcharges de Metal qui sont à vendre, et les cartes de l'autre jeu s'achètent comme toutes.",
}
