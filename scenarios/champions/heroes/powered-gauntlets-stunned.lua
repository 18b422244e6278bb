scenario "A stunned Iron Man wastes his Powered Gauntlets" {
  game     = "champions",
  question = {
    en = "Iron Man is stunned and uses Powered Gauntlets on Whiplash. Does he lose Stunned, and does Whiplash strike back?",
    fr = "Iron Man est sonné et utilise les Gantelets énergétiques contre Whiplash. Perd-il Sonné, et Whiplash riposte-t-il ?",
  },
  shows    = { "mc.card.powered-gauntlets", "mc.status.stunned-friendly" },
}
local ann = players {
  { "Ann", identity = { { "Iron Man", stunned = true } }, hand = {}, in_play = { "Powered Gauntlets" }, engaged = { "Whiplash" } },
}
villain { "Rhino I" }

ann:uses "Powered Gauntlets"

expect(ann.identity:stunned "Iron Man"):is(0)
expect(ann.identity:damage "Iron Man"):is(0)
expect(ann.engaged:damage "Whiplash"):is(0)
expect(ann.in_play:exhausted "Powered Gauntlets"):is(1)
ruling {
  en = "He loses Stunned instead of attacking, and nobody is attacked who could retaliate.",
  fr = "Il perd Sonné au lieu d'attaquer, et personne n'est attaqué qui puisse riposter.",
}
