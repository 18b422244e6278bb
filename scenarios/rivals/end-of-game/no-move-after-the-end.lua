scenario "After the end of the game nobody plays or buys" {
  game     = "rivals",
  question = {
    en = "The Line-Up could not be filled at the end of Ann's turn. Do I get a last turn, to be fair?",
    fr = "La réserve n'a pu être complétée à la fin du tour d'Ann. Ai-je droit à un dernier tour, par équité ?",
  },
  shows    = { "rivals.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Punch" }, discard = {}, power = 2 },
  { "Ben", character = "The Joker 9", hand = { "Kick", "Punch" }, deck = {}, discard = {} },
}
line_up { "Vicky Vale", "Red Hood", "Robin", "Oracle", "Superman" }
main_deck {}

ann:buys "Vicky Vale"
ann:ends_turn()
expect(game):is_over()
refused(function() ben:plays "Kick" end, "rivals.game-end.immediately")
refused(function() ben:ends_turn() end, "rivals.game-end.immediately")
ruling {
  en = "No. The game ends at once, even if you have had fewer turns.",
  fr = "Non. La partie finit aussitôt, même si vous avez joué moins de tours.",
}
