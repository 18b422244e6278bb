scenario "An obligation: flip, then one of its two options" {
  game     = "champions",
  question = {
    en = "I am Black Panther, in hero form, and get Affairs of State. What may I do?",
    fr = "Je suis Black Panther, sous ma forme de héros, et je reçois Affaires d'État. Que puis-je faire ?",
  },
  shows    = { "mc.card.affairs-of-state", "mc.scenario-card.figure-obligation" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Panther Claws" }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "First Aid" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Affairs of State" }

ann:ends_turn()
ann:declines()                                   -- nobody defends
expect(ann):must_choose { "chooses flip", "declines" }
ann:chooses "flip"
expect(ann):must_choose { "chooses exhaust", "chooses discard" }
ann:chooses "exhaust"
expect(ann.identity):is { "T'Challa" }
expect(ann.identity:exhausted "T'Challa"):is(1)
expect(removed):is { "Affairs of State" }
expect(ann.in_play):is { "Panther Claws" }
ruling {
  en = "You may flip to T'Challa and exhaust him, which rids you of the card for good; otherwise you discard a Black Panther upgrade.",
  fr = "Vous pouvez passer en T'Challa et l'incliner, ce qui écarte la carte pour de bon ; sinon vous défaussez une amélioration Black Panther.",
}
