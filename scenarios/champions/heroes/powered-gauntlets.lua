scenario "Powered Gauntlets attack for 1, or for 2 in the air" {
  game     = "champions",
  question = {
    en = "Iron Man uses both of his Powered Gauntlets, the second one while Aerial. How much damage is dealt, and is he exhausted?",
    fr = "Iron Man utilise ses deux Gantelets énergétiques, le second en étant Aérien. Combien de dégâts, et est-il incliné ?",
  },
  shows    = { "mc.card.powered-gauntlets" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots" } },
}
villain { "Rhino I" }

ann:uses "Powered Gauntlets"
expect(villain:damage "Rhino I"):is(1)
ann:uses "Rocket Boots"
ann:uses "Powered Gauntlets"

expect(villain:damage "Rhino I"):is(3)
expect(ann.identity:exhausted "Iron Man"):is(0)
ruling {
  en = "1 and then 2. Each copy exhausts itself, not him.",
  fr = "1 puis 2. Chaque exemplaire s'incline lui-même, pas lui.",
}
