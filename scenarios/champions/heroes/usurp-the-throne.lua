scenario "Usurp The Throne has one more encounter card dealt" {
  game     = "champions",
  question = {
    en = "Usurp The Throne is in play in a game for two. How many encounter cards are dealt, and to whom?",
    fr = "Usurper le Trône est en jeu dans une partie à deux. Combien de cartes Rencontre sont attribuées, et à qui ?",
  },
  shows    = { "mc.side-scheme.hazard", "mc.card.usurp-the-throne" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, nemesis = {} },
  { "Ben", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast" } },
}
villain { { "Rhino I", confused = true } }
side_schemes { { "Usurp The Throne", threat = 6 } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Shocker", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"

expect(ann.engaged):is { "Hydra Mercenary", "Sandman" }
expect(ben.engaged):is { "Shocker" }
ruling {
  en = "Three: one to each player, and one more to the first player for its hazard icon.",
  fr = "Trois : une à chaque joueur, et une de plus au premier joueur pour son icône d'aléas.",
}
