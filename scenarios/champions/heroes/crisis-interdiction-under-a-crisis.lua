scenario "Crisis Interdiction: no second scheme while a crisis icon shields the main one" {
  game     = "champions",
  question = {
    en = "Captain Marvel is Aerial and plays Crisis Interdiction on Crowd Control, which keeps 2 of its 4 threat. Is the main scheme the second one?",
    fr = "Captain Marvel est Aérienne et joue Empêcher les Conflits sur Contrôler la Foule, qui garde 2 de ses 4 menaces. La manigance principale est-elle la seconde ?",
  },
  shows    = { "mc.card.crisis-interdiction", "mc.side-scheme.crisis" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Genius" }, in_play = { "Cosmic Flight" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Crowd Control", threat = 4 } }

ann:plays "Crisis Interdiction"

expect(side_schemes:threat "Crowd Control"):is(2)
expect(main_scheme:threat "The Break-In!"):is(5)
expect(log):has("Crisis Interdiction", "nothing happens", "by", "mc.side-scheme.crisis")
ruling {
  en = "No. Crowd Control is still there, and its crisis icon keeps the threat of the main scheme: there is no other scheme to thwart.",
  fr = "Non. Contrôler la Foule est toujours là, et son icône de crise protège la menace de la manigance principale : il n'y a pas d'autre manigance à contrer.",
}
