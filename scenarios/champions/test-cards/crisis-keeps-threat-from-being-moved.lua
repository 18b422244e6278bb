scenario "A crisis icon keeps threat from being moved off the main scheme" {
  game     = "champions",
  question = {
    en = "Crowd Control, with a crisis icon, is in play. Diversion moves 1 threat from one scheme to another and removes none: may I take it from the main scheme?",
    fr = "Contrôler la Foule, avec son icône de crise, est en jeu. Diversion déplace 1 menace d'une manigance à une autre sans la retirer : puis-je la prendre sur la manigance principale ?",
  },
  shows    = { "mc.amb.crisis-and-moves" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Diversion" } },
}
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Crowd Control", threat = 2 }, { "Breakin' & Takin'", threat = 2 } }

ann:plays "Diversion"
refused(function() ann:chooses "The Break-In!" end, "mc.amb.crisis-and-moves")
ann:chooses "Breakin' & Takin'"
ann:chooses "The Break-In!"                      -- threat may come to it
expect(side_schemes:threat "Breakin' & Takin'"):is(1)
expect(main_scheme:threat "The Break-In!"):is(6)
ruling {
  en = "No. Moving threat takes it off the main scheme, and that is what the crisis icon forbids. From a side scheme it may be moved.",
  fr = "Non. Déplacer de la menace la retire de la manigance principale, et c'est ce que l'icône de crise interdit. Depuis une manigance annexe, c'est permis.",
}
