scenario "The threshold grows with the number of players" {
  game     = "champions",
  question = {
    en = "We are two against Rhino and The Break-In! has 12 threat. How much more makes it advance?",
    fr = "Nous sommes deux contre Rhino et L'Effraction ! porte 12 menaces. Combien en faut-il encore pour qu'elle progresse ?",
  },
  shows    = { "mc.threat-threshold.definition" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "T'Challa", hand = {} },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 12 } }

expect(main_scheme:threshold "The Break-In!"):is(14)
expect(game):goes_on()
ann:ends_turn()
ben:ends_turn()

expect(game):is_over()
expect(ann):did_not_win()
ruling {
  en = "Two more: its threshold is 7 for each player, 14. The 2 threat of step one reach it and, this being the only stage, the game is lost.",
  fr = "Encore deux : son seuil est de 7 par joueur, soit 14. Les 2 menaces de l'étape un l'atteignent et, comme c'est le seul stade, la partie est perdue.",
}
