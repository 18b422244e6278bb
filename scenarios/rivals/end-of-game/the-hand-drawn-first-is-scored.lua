scenario "With the setting, the last hand is drawn before the game ends" {
  game     = "rivals",
  rules    = { ["rivals.amb.draw-order-of-editions"] = "off" },
  question = {
    en = "We draw before the Line-Up is filled. The Line-Up cannot be filled: does it change the scores that I have drawn a hand?",
    fr = "Nous piochons avant de compléter la réserve. Elle ne peut l'être : le fait d'avoir pioché une main change-t-il les scores ?",
  },
  shows    = { "rivals.game-end.no-refill", "rivals.end-turn.6-draw", "rivals.score.gather" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Superman", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 2 },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Bane" } },
}
line_up { "Vicky Vale", "Red Hood", "Oracle", "Nightwing", "Robin" }
main_deck {}

ann:buys "Vicky Vale"
ann:ends_turn()
expect(log):has(ann, "draws", "Superman")
expect(game):is_over()
expect(ann.score):is(4)
ruling {
  en = "No. The hand goes back into the deck and is counted, as it would have been in the draw pile.",
  fr = "Non. La main retourne dans le deck et est comptée, comme elle l'aurait été dans la pioche.",
}
