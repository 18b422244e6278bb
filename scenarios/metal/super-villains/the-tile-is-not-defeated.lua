scenario "The Batman Who Laughs is not defeated" {
  game     = "metal",
  question = {
    en = "The Batman Who Laughs threatens us all game long. With enough Power, can I defeat him and free everybody?",
    fr = "Le Batman-Qui-Rit nous menace toute la partie. Avec assez de Puissance, puis-je le vaincre et libérer tout le monde ?",
  },
  shows    = { "metal.tile.not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 30 },
  { "Ben", character = "Plastic Man (oversized)" },
}
captured { "Batman" }
super_villains { "The Devastator", "The Merciless", "Barbatos" }

refused(function() ann:defeats "The Batman Who Laughs" end, "metal.tile.not-bought")
expect(ann):may("defeats", "The Devastator")
expect(captured):is { "Batman" }
ruling {
  en = "No. The tile is no Super-Villain: it is neither bought nor defeated, and nobody can be rescued in that way.",
  fr = "Non. La tuile n'est pas un Super-Vilain : elle ne s'achète ni ne se vainc, et personne ne se libère ainsi.",
}
