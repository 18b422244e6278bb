scenario "After the end of the game nobody plays or buys" {
  game     = "forever-evil",
  question = {
    en = "The game ended with Ann's turn, but I, Ben, have had one turn less. May I still play my hand?",
    fr = "La partie s'est terminée au tour d'Ann, mais moi, Ben, j'ai eu un tour de moins. Puis-je encore jouer ma main ?",
  },
  shows    = { "fe.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Punch" }, discard = {}, power = 3 },
  { "Ben", character = "Sinestro",   hand = { "Kick", "Punch" }, deck = { "Kick" }, discard = {} },
}
line_up { "Man-Bat", "Catwoman", "Stargirl", "Broadsword", "Superwoman" }
main_deck {}

ann:buys "Man-Bat"
ann:ends_turn()
expect(game):is_over()

refused(function() ben:plays "Kick" end, "fe.game-end.immediately")
refused(function() ben:buys "Kick" end, "fe.game-end.immediately")
refused(function() ben:ends_turn() end, "fe.game-end.immediately")
refused(function() ann:buys "Kick" end, "fe.game-end.immediately")
ruling {
  en = "No. The game is over for everybody at once; rounds are not completed.",
  fr = "Non. La partie est finie pour tous aussitôt ; on ne complète pas la manche.",
}
