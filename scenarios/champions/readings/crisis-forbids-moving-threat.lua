scenario "A crisis icon also forbids moving threat off the main scheme" {
  game     = "champions",
  question = {
    en = "Crowd Control is in play. May I at least move a threat from the main scheme to another scheme?",
    fr = "Contrôler la Foule est en jeu. Puis-je au moins déplacer une menace de la manigance principale vers une autre ?",
  },
  shows    = { "mc.amb.crisis-and-moves" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Diversion" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Crowd Control", threat = 2 }, { "Bomb Scare", threat = 2 } }

ann:plays "Diversion"
refused(function() ann:chooses "The Break-In!" end, "mc.amb.crisis-and-moves")
ann:chooses "Bomb Scare"
ann:chooses "The Break-In!"

expect(main_scheme:threat "The Break-In!"):is(4)
expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "No. Moving threat takes it off the main scheme, and that is what the crisis icon forbids.",
  fr = "Non. Déplacer de la menace la retire de la manigance principale, et c'est ce que l'icône de crise interdit.",
}
