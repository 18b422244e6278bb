scenario "Element X is never worth less than 0" {
  game     = "metal",
  question = {
    en = "I own twelve Weaknesses and Element X. Is it worth -2?",
    fr = "J'ai douze Faiblesses et Element X. Vaut-il -2 ?",
  },
  shows    = { "metal.card.element-x", "metal.score.star-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = {}, deck = { "Element X", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness", "Weakness" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {}, deck = {}, discard = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
ann:ends_turn()
expect(log):has(ann, "Element X", "is worth", 0)
expect(ann.score):is(10 - 12)

ruling {
  en = "No, 0; the Weaknesses themselves are -12.",
  fr = "Non, 0 ; les Faiblesses font elles-mêmes -12.",
}
