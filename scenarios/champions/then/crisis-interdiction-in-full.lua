scenario "Crisis Interdiction goes on after its first part was done in full" {
  game     = "champions",
  question = {
    en = "I fly with Cosmic Flight and play Crisis Interdiction on a main scheme with 3 threat. Do I also get the second removal?",
    fr = "Je vole grâce à Vol Cosmique et je joue Empêcher les Conflits sur une manigance principale qui a 3 menaces. Ai-je aussi le second retrait ?",
  },
  shows    = { "mc.then.if-fully-resolved" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Energy" }, in_play = { "Cosmic Flight" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Bomb Scare", threat = 3 } }

ann:plays "Crisis Interdiction"
ann:chooses "The Break-In!"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "Yes. Both threat of the first part could be removed, so the part after \"then\" must follow: 2 more from another scheme.",
  fr = "Oui. Les 2 menaces de la première partie ont pu être retirées, donc ce qui suit « Ensuite » doit se faire : 2 de plus sur une autre manigance.",
}
