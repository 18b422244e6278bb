scenario "A house rule by which Steel counts both, also afterwards" {
  game     = "metal",
  rules    = { ["metal.cards.steel"] = "off" },
  question = {
    en = "We play that a Metal Equipment counts twice for Steel. I play Steel first and the Metal Equipment after it: the same?",
    fr = "Chez nous, un Équipement Métal compte deux fois pour Steel. Je joue Steel d'abord et l'Équipement Métal ensuite : pareil ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Scrap Dealer", "Tin Tray", "Cork Board" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Scrap Dealer"
ann:plays "Tin Tray"
expect(ann.power):is(3)          -- 1 of its own, and 2
ann:plays "Cork Board"           -- Equipment alone
expect(ann.power):is(5)

ruling {
  en = "+2 by your rule. Whether the order matters is for the card to say; this stand-in counts what comes before it and what comes after.",
  fr = "+2 selon votre règle. Si l'ordre compte, c'est à la carte de le dire ; celle qui la remplace ici compte ce qui la précède comme ce qui la suit.",
}
