scenario "Crisis Interdiction stops when its first part falls short" {
  game     = "champions",
  question = {
    en = "I fly and play Crisis Interdiction on a scheme with only 1 threat. May I go on with the second scheme?",
    fr = "Je vole et je joue Empêcher les Conflits sur une manigance qui n'a qu'une menace. Puis-je continuer avec la seconde manigance ?",
  },
  shows    = { "mc.then.if-not", "mc.amb.partial-before-then" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Energy" }, in_play = { "Cosmic Flight" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 1 } }
side_schemes { { "Bomb Scare", threat = 3 } }

ann:plays "Crisis Interdiction"
ann:chooses "The Break-In!"

expect(main_scheme:threat "The Break-In!"):is(0)
expect(side_schemes:threat "Bomb Scare"):is(3)
ruling {
  en = "No. Only 1 of the 2 threat was there to remove: the first part was not done in full, so what follows \"then\" is not attempted.",
  fr = "Non. Il n'y avait qu'une menace sur deux à retirer : la première partie n'est pas entièrement résolue, donc on ne tente pas ce qui suit « Ensuite ».",
}
