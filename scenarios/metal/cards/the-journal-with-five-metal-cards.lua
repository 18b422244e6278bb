scenario "Carter Hall's Journal with five Metal cards" {
  game     = "metal",
  question = {
    en = "I own five Metal cards and Carter Hall's Journal at the end. What is the Journal worth?",
    fr = "À la fin je possède cinq cartes Métal et Carter Hall's Journal. Que vaut le Journal ?",
  },
  shows    = { "metal.card.carter-halls-journal", "metal.score.star-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = {}, deck = { "Carter Hall's Journal", "Promethium", "Tin Tray", "Tin Friend", "Batmanium", "Steel" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {}, deck = {}, discard = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
ann:ends_turn()
expect(log):has(ann, "Carter Hall's Journal", "is worth", 5)
expect(ann.score):is(10 + 5 + 1 + 1 + 1 + 4 + 1)

ruling {
  en = "5 VP. The Journal itself is no Metal card and does not count.",
  fr = "5 PV. Le Journal n'est pas lui-même une carte Métal et ne compte pas.",
}
