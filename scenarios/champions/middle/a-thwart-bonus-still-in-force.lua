scenario "Vision has raised his THW before the table is laid out" {
  game     = "champions",
  question = {
    en = "Vision raised his THW by 2 this phase, before the moment we look at. How much threat does his thwart remove, and may he use the ability again?",
    fr = "Vision a augmenté sa CTR de 2 cette phase, avant le moment observé. Combien de menace sa contre-manigance retire-t-elle, et peut-il réutiliser sa capacité ?",
  },
  shows    = { "mc.limit.per-card", "mc.lasting-effect.as-constant" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy" }, in_play = { { "Vision", thw_raised = true } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

refused(function() ann:uses "Vision" end, "mc.limit.per-card")
expect(ann.in_play:thw "Vision"):is(3)
expect(ann.in_play:atk "Vision"):is(2)
ann:thwarts_with "Vision"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Three: his 1 and the 2 that last until the end of the phase. His ability has been used, once a round.",
  fr = "Trois : son 1 et les 2 qui durent jusqu'à la fin de la phase. Sa capacité a servi : une fois par round.",
}
