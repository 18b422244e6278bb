scenario "The crisis icon does not protect the side scheme that bears it" {
  game     = "champions",
  question = {
    en = "Crowd Control is in play with its crisis icon. Is Crowd Control itself protected too, or may I thwart it?",
    fr = "Contrôler la Foule est en jeu avec son icône de crise. Est-elle elle-même protégée aussi, ou puis-je la contrer ?",
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
  en = "You may thwart it like any side scheme. Its crisis icon keeps the threat on the main scheme only.",
  fr = "Vous pouvez la contrer comme toute manigance annexe. Son icône de crise ne retient que la menace de la manigance principale.",
}
