scenario "Under Attack shields the main scheme" {
  game     = "champions",
  question = {
    en = "Under Attack is in play. Can I thwart the main scheme?",
    fr = "Civils Attaqués est en jeu. Puis-je contrer la manigance principale ?",
  },
  shows    = { "mc.side-scheme.crisis" },
  windows  = "pass",
}
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Under Attack", threat = 1 } }

ann:thwarts_with "Spider-Man"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Under Attack"
expect(side_schemes):is_empty()
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "No. It has a crisis icon: as long as it is there no threat leaves the main scheme. Thwart Under Attack first.",
  fr = "Non. Elle porte une icône de crise : tant qu'elle est là, aucune menace ne quitte la manigance principale. Contrez d'abord Civils Attaqués.",
}
