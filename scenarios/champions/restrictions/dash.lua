scenario "A dash means that the power cannot be used" {
  game     = "champions",
  question = {
    en = "The ally Hulk has a dash for THW. May he thwart for nothing, just to exhaust?",
    fr = "L'allié Hulk a un tiret en CTR. Peut-il contrer pour rien, juste pour s'incliner ?",
  },
  shows    = { "mc.dash.no-power" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck_top = { "Strength" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

refused(function() ann:thwarts_with "Hulk" end, "mc.dash.no-power")
ann:attacks_with "Hulk"

expect(main_scheme:threat "The Break-In!"):is(3)
expect(villain:damage "Rhino I"):is(5)
ruling {
  en = "No, he may not thwart at all. He may attack: 3 damage, and 2 more for the Strength he discards.",
  fr = "Non, il ne peut pas contrer du tout. Il peut attaquer : 3 dégâts, plus 2 pour la carte Force qu'il défausse.",
}
