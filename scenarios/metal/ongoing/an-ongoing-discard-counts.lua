scenario "An Ongoing card discarded for its promise counts as discarded" {
  game     = "metal",
  question = {
    en = "I discard my Battery from play. Does my Rag Collector see a discard?",
    fr = "Je défausse ma Pile en jeu. Mon Chiffonnier voit-il une défausse ?",
  },
  shows    = { "metal.discard.counts", "metal.ongoing.discard-it" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, in_play = { "Spare Battery", "Rag Collector" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:uses "Spare Battery"
expect(ann.power):is(3)                  -- 2 and 1
ruling {
  en = "Yes. A card discarded from play is discarded like one of the hand.",
  fr = "Oui. Une carte défaussée du jeu est défaussée comme une carte de la main.",
}
