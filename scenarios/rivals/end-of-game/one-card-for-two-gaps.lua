scenario "Two gaps and one card left: the game is over" {
  game     = "rivals",
  question = {
    en = "Two places are empty and one card is left. Do we play on with four cards in the Line-Up?",
    fr = "Deux places sont vides et il reste une carte. Continue-t-on avec quatre cartes dans la réserve ?",
  },
  shows    = { "rivals.game-end.no-refill", "rivals.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 5 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Superman" } },
}
line_up { "Vicky Vale", "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck { "Bane" }

ann:buys "Vicky Vale"
ann:buys "Red Hood"
ann:ends_turn()
expect(line_up):has "Bane"
expect(game):is_over()
expect(ann.score):is(2)
expect(ben.score):is(3)
expect(ben):won()
ruling {
  en = "No. The last card fills one place, the other stays empty: the game is over and the points are counted.",
  fr = "Non. La dernière carte comble une place, l'autre reste vide : la partie est finie et l'on compte les points.",
}
