scenario "Hawkeye shoots at a minion with Quickstrike only after its attack" {
  game     = "champions",
  question = {
    en = "Vulture arrives, facing Spider-Man. Can Hawkeye put an arrow into him before he strikes?",
    fr = "Le Vautour arrive face à Spider-Man. Hawkeye peut-il lui décocher une flèche avant qu'il ne frappe ?",
  },
  shows    = { "mc.amb.quickstrike-is-forced", "mc.forced.responses-first" },
}
local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" }, in_play = { { "Hawkeye", counters = 4 } } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Vulture" }

ann:ends_turn()
ann:declines "discards"
expect(ann.engaged:damage "Vulture"):is(0)
ann:declines "defends_with"
expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann):must_choose { "uses Hawkeye", "declines" }
ann:uses "Hawkeye"

expect(ann.engaged:damage "Vulture"):is(2)
ruling {
  en = "No. To strike is mandatory and follows the arrival at once; the arrow is optional, and comes afterwards.",
  fr = "Non. Frapper est obligatoire et suit aussitôt l'arrivée ; la flèche est facultative, et vient ensuite.",
}
