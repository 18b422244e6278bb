scenario "The Batman Who Laughs is not bought or defeated" {
  game     = "metal",
  question = {
    en = "I have 20 Power. May I buy the tile of The Batman Who Laughs?",
    fr = "J'ai 20 de Puissance. Puis-je acheter la tuile du Batman-Qui-Rit ?",
  },
  shows    = { "metal.tile.not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 20 },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:buys "The Batman Who Laughs" end, "metal.tile.not-bought")
ruling {
  en = "No. He threatens everybody all game long, but he is no Super-Villain that can be bought.",
  fr = "Non. Il menace tout le monde toute la partie, mais ce n'est pas un Super-Vilain que l'on peut acheter.",
}
