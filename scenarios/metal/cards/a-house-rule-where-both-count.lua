scenario "A house rule by which Steel counts both" {
  game     = "metal",
  rules    = { ["metal.cards.steel"] = "off" },
  question = {
    en = "We play that a Metal Equipment counts twice for Steel. What does it give then?",
    fr = "Chez nous, un Équipement Métal compte deux fois pour Steel. Que donne-t-il alors ?",
  },
  shows    = { "metal.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Scrap Dealer", "Tin Tray" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Tin Tray"
ann:plays "Scrap Dealer"
expect(ann.power):is(3)          -- 1 of its own, and 2
expect(log:last_move()):has(ann, "has Power", 2)

ruling {
  en = "+2 by your rule; by the rulebook it would be +1.",
  fr = "+2 selon votre règle ; selon le livret, ce serait +1.",
}
