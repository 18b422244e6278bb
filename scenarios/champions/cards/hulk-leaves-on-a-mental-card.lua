scenario "Hulk storms off on a mental resource" {
  game     = "champions",
  question = {
    en = "Hulk attacks and discards Genius. What happens to him?",
    fr = "Hulk attaque et défausse Génie. Que lui arrive-t-il ?",
  },
  shows    = { "mc.card.hulk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck_top = { "Genius" } },
}
villain { { "Rhino I", damage = 0 } }

ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(3)
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Hulk", "Genius" }
ruling {
  en = "He is discarded. His attack has done its damage all the same.",
  fr = "Il est défaussé. Son attaque a fait ses dégâts malgré tout.",
}
