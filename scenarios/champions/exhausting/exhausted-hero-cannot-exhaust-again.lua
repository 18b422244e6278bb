scenario "What is exhausted cannot exhaust again" {
  game     = "champions",
  question = {
    en = "My hero has thwarted and is exhausted. May the hero still attack this turn?",
    fr = "Mon héros a contré et se trouve incliné. Peut-il encore attaquer ce tour-ci ?",
  },
  shows    = { "mc.exhausted.cannot-exhaust-again" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Spider-Man"
refused(function() ann:attacks_with "Spider-Man" end, "mc.exhausted.cannot-exhaust-again")

expect(ann.identity:exhausted "Spider-Man"):is(1)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Attacking means exhausting the hero, and an exhausted hero cannot exhaust until something readies it.",
  fr = "Non. Attaquer demande d'incliner le héros, et un héros incliné ne peut plus l'être tant que rien ne l'a redressé.",
}
