scenario "A scheme that falls still shields the main scheme" {
  game     = "champions",
  question = {
    en = "An Aerial Iron Man uses his Mark V Helmet. Crowd Control, which has a crisis icon, has 1 threat left. Does the main scheme lose threat as well?",
    fr = "Iron Man, Aérien, utilise son Casque Mark V. Contrôler la Foule, qui a une icône de crise, n'a plus qu'1 menace. La manigance principale en perd-elle aussi ?",
  },
  shows    = { "mc.card.mark-v-helmet", "mc.side-scheme.crisis", "mc.amb.crisis-as-threat-goes" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Mark V Helmet", "Rocket Boots" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 1 } }

ann:uses "Rocket Boots"
ann:uses "Mark V Helmet"

expect(main_scheme:threat "The Break-In!"):is(4)
expect(side_schemes):is_empty()
ruling {
  en = "No: the threat is removed from all schemes at the same time, and Crowd Control is still there.",
  fr = "Non : la menace est retirée de toutes les manigances en même temps, et Contrôler la Foule est encore là.",
}
