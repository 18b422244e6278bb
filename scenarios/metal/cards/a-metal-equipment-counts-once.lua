scenario "A Metal Equipment counts once" {
  game     = "metal",
  question = {
    en = "Steel counts Equipment and Metal cards. Does a card that is both give +2?",
    fr = "Steel compte les Équipements et les cartes Métal. Une carte qui est les deux donne-t-elle +2 ?",
  },
  shows    = { "metal.cards.steel" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Scrap Dealer", "Tin Tray" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Tin Tray"
ann:plays "Scrap Dealer"
expect(ann.power):is(2)          -- 1 of its own, and 1
expect(log):has("by", "metal.cards.steel")

ruling {
  en = "No, +1 in all for that card.",
  fr = "Non, +1 en tout pour cette carte.",
}
