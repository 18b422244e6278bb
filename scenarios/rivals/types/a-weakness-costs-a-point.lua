scenario "A Weakness costs a point at the end" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "I finish the game with one Weakness and a Superman. What am I worth?",
    fr = "Je termine la partie avec une Faiblesse et un Superman. Que vaut mon deck ?",
  },
  shows    = { "rivals.types.figure-weakness", "rivals.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Superman", "Weakness" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Bane" }, deck = {} },
}
line_up { "Huntress", "Robin", "Nightwing", "Oracle" }
stacks { main_deck = 0 }

expect(game):is_over()
expect(ann.score):is(2)
ruling {
  en = "Two: Superman brings 3 and the Weakness takes 1 away.",
  fr = "Deux : Superman rapporte 3 et la Faiblesse en retire 1.",
}
