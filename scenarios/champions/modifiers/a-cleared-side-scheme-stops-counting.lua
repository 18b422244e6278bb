scenario "What a value counted is gone as soon as it leaves" {
  game     = "champions",
  question = {
    en = "Two side schemes give Jessica Jones THW 3. Spider-Man clears one of them first. Does she still remove 3 this turn?",
    fr = "Deux manigances annexes donnent 3 en CTR à Jessica Jones. Spider-Man en élimine d'abord une. Retire-t-elle encore 3 ce tour-ci ?",
  },
  shows    = { "mc.modifiers.always-current" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Jessica Jones" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Bomb Scare", threat = 1 }, { "Breakin' & Takin'", threat = 3 } }

expect(ann.in_play:thw "Jessica Jones"):is(3)
ann:thwarts_with "Spider-Man"
ann:chooses "Bomb Scare"
expect(ann.in_play:thw "Jessica Jones"):is(2)
ann:thwarts_with "Jessica Jones"
ann:chooses "The Break-In!"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "No, 2. Her THW is checked at every moment, so it drops as soon as the side scheme is gone.",
  fr = "Non, 2. Sa CTR est vérifiée à tout moment : elle baisse dès que la manigance annexe a disparu.",
}
