scenario "Crowd Control protects the main scheme" {
  game     = "champions",
  question = {
    en = "Crowd Control is in play. May I thwart the main scheme?",
    fr = "Contrôler la Foule est en jeu. Puis-je contrer la manigance principale ?",
  },
  shows    = { "mc.side-scheme.crisis" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 2 }, { "Bomb Scare", threat = 2 } }

ann:thwarts_with "Captain Marvel"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Crowd Control"
expect(main_scheme:threat "The Break-In!"):is(4)
expect(side_schemes):is { "Bomb Scare" }
expect(encounter_discard):is { "Crowd Control" }
ruling {
  en = "No. While it is in play no threat leaves the main scheme; get rid of the side scheme first.",
  fr = "Non. Tant qu'elle est en jeu, aucune menace ne quitte la manigance principale ; débarrassez-vous d'abord de la manigance annexe.",
}
