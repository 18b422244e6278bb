scenario "Each Weakness takes a point" {
  game     = "metal",
  question = {
    en = "What do my Weaknesses cost me at the end, also those in the score pile?",
    fr = "Que me coûtent mes Faiblesses à la fin, aussi celles de la pile de score ?",
  },
  shows    = { "metal.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Batmanium", "Weakness", "Weakness" }, discard = {}, score_pile = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Weakness" }, discard = {} },
}
line_up { "Escape", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(1)                  -- 4 less 3
expect(ben.score):is(-1)                 -- the total may fall below zero
ruling {
  en = "One point each, wherever they lie.",
  fr = "Un point chacune, où qu'elles soient.",
}
