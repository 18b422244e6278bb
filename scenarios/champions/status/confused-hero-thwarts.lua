scenario "A confused hero thwarts in vain" {
  game     = "champions",
  question = { en = "My hero is Confused. What happens if I thwart?", fr = "Mon héros est Désorienté. Que se passe-t-il si je contre une manigance ?" },
  shows    = { "mc.status.confused-friendly", "mc.status.confused-costs" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", confused = true } }, hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

ann:thwarts_with "Spider-Man"
expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.identity:confused "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(1)

ruling {
  en = "Your hero exhausts, and instead of thwarting you discard the Confused card. The scheme keeps its threat.",
  fr = "Votre héros s'incline et, au lieu de contrer, vous défaussez la carte Désorienté. La manigance garde sa menace.",
}
