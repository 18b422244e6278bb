scenario "The crisis icon does not protect the side scheme that bears it" {
  game     = "champions",
  question = {
    en = "Crowd Control guards the main scheme with its crisis icon. May I remove threat from Crowd Control itself, or is it protected too?",
    fr = "Contrôler la Foule protège la manigance principale par son icône de crise. Puis-je retirer de la menace de Contrôler la Foule elle-même, ou est-elle protégée aussi ?",
  },
  shows    = { "mc.side-scheme.crisis", "mc.thwart.hero-basic" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 3 }, { "Bomb Scare", threat = 2 } }

ann:thwarts_with "Captain Marvel"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Crowd Control"
expect(side_schemes:threat "Crowd Control"):is(1)
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "Yes, you may thwart it like any side scheme. Its crisis icon keeps the threat on the main scheme only.",
  fr = "Oui, vous pouvez la contrer comme toute manigance annexe. Son icône de crise ne retient que la menace de la manigance principale.",
}
