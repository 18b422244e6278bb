scenario "Business Problems exhausts each upgrade" {
  game     = "champions",
  question = {
    en = "Iron Man stays in hero form when he is given Business Problems; he has just readied everything. What is exhausted, and where does the card go?",
    fr = "Iron Man reste en forme de héros quand il reçoit Surmenage ; il vient de tout redresser. Qu'est-ce qui s'incline, et où va la carte ?",
  },
  shows    = { "mc.card.business-problems" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Strength" }, in_play = { "Mark V Helmet", "Arc Reactor", "Pepper Potts" }, dealt = { "Business Problems" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines "discards"
ann:declines "flip"

expect(ann.in_play:exhausted "Arc Reactor"):is(1)
expect(ann.in_play:exhausted "Mark V Helmet"):is(1)
expect(ann.in_play:exhausted "Pepper Potts"):is(0)
expect(ann.identity:exhausted "Iron Man"):is(0)
expect(encounter_discard):is { "Business Problems" }
ruling {
  en = "Every upgrade that he controls, and no support. Iron Man hides Tony Stark, so there is no other choice. The obligation is discarded.",
  fr = "Chaque amélioration qu'il contrôle, et aucun soutien. Iron Man cache Tony Stark, il n'y a donc pas d'autre choix. L'obligation est défaussée.",
}
