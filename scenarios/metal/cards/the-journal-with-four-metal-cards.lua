scenario "Carter Hall's Journal with four Metal cards" {
  game     = "metal",
  question = {
    en = "I own four Metal cards and Carter Hall's Journal at the end. What is the Journal worth?",
    fr = "À la fin je possède quatre cartes Métal et Carter Hall's Journal. Que vaut le Journal ?",
  },
  shows    = { "metal.card.carter-halls-journal", "metal.score.star-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = {}, deck = { "Carter Hall's Journal", "Tin Tray", "Tin Friend", "Batmanium", "Steel" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {}, deck = {}, discard = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
ann:ends_turn()
expect(log):has(ann, "Carter Hall's Journal", "is worth", 0)
expect(ann.score):is(10 + 1 + 1 + 4 + 1)

ruling {
  en = "Nothing: five are asked for.",
  fr = "Rien : il en faut cinq.",
}
