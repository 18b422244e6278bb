scenario "Several allies act in one turn" {
  game     = "champions",
  question = {
    en = "Daredevil attacked this turn. May Jessica Jones still thwart, and my hero attack as well?",
    fr = "Daredevil a attaqué pendant ce tour. Jessica Jones peut-elle encore contrer, et mon héros attaquer ?",
  },
  shows    = { "mc.ally.any-number-per-turn", "mc.ally.exhaust-as-cost" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Daredevil", "Jessica Jones" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "Daredevil"
ann:thwarts_with "Jessica Jones"
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(4)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.in_play:exhausted "Daredevil"):is(1)
expect(ann.in_play:exhausted "Jessica Jones"):is(1)
ruling {
  en = "Yes. In your turn you may use as many of your allies as you like, each by exhausting it; your hero acts besides.",
  fr = "Oui. À votre tour, vous pouvez utiliser autant de vos alliés que vous voulez, chacun en l'inclinant ; votre héros agit en plus.",
}
