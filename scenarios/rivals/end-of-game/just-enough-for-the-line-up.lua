scenario "Two gaps and two cards left: the game goes on" {
  game     = "rivals",
  question = {
    en = "Two places are empty and two cards are left in the main deck. Does the game end, now that it is used up?",
    fr = "Deux places sont vides et il reste deux cartes au deck commun. La partie finit-elle, puisqu'il est épuisé ?",
  },
  shows    = { "rivals.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 5 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Red Hood", "Robin", "Oracle", "Superman" }
main_deck { "Bane", "Huntress" }

ann:buys "Vicky Vale"
ann:buys "Red Hood"
ann:ends_turn()
expect(line_up):count(5)
expect(main_deck):is_empty()
expect(game):goes_on()
expect(ann.hand):count(5)
ruling {
  en = "No. All five places could be filled, so you draw your hand and Ben plays.",
  fr = "Non. Les cinq places ont pu être remplies : vous piochez votre main et Ben joue.",
}
