scenario "Element X loses 1 VP for each Weakness" {
  game     = "metal",
  question = {
    en = "I own Element X, two Weaknesses in my deck and one in my score pile. What is Element X worth?",
    fr = "Je possède Element X, deux Faiblesses dans mon deck et une dans ma pile de score. Que vaut Element X ?",
  },
  shows    = { "metal.card.element-x", "metal.score.star-vp", "metal.amb.score-pile-ownership" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = {}, deck = { "Element X", "Weakness", "Weakness", "Punch", "Punch" }, score_pile = { "Weakness" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {}, deck = {}, discard = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
ann:chooses "from the discard pile"
ann:ends_turn()
expect(log):has(ann, "Element X", "is worth", 7)
expect(ann.score):is(10 + 7 - 3)

ruling {
  en = "7 VP: all three count, as the score pile is gathered into the deck first. Each Weakness is -1 besides.",
  fr = "7 PV : les trois comptent, car la pile de score rejoint d'abord le deck. Chaque Faiblesse vaut de plus -1.",
}
