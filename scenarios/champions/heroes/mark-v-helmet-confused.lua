scenario "A confused Iron Man wastes his Mark V Helmet" {
  game     = "champions",
  question = {
    en = "Iron Man is confused and exhausts his Mark V Helmet. What happens?",
    fr = "Iron Man est désorienté et incline son Casque Mark V. Que se passe-t-il ?",
  },
  shows    = { "mc.card.mark-v-helmet", "mc.status.confused-friendly" },
}
local ann = players {
  { "Ann", identity = { { "Iron Man", confused = true } }, hand = {}, in_play = { "Mark V Helmet" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

ann:uses "Mark V Helmet"

expect(main_scheme:threat "The Break-In!"):is(4)
expect(ann.identity:confused "Iron Man"):is(0)
expect(ann.in_play:exhausted "Mark V Helmet"):is(1)
ruling {
  en = "The confused card is discarded instead; the helmet stays exhausted, because the ability is a thwart.",
  fr = "La carte Désorienté est défaussée à la place ; le casque reste incliné, car la capacité est un contre.",
}
