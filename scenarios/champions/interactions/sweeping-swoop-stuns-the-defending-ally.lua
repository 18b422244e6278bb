scenario "Sweeping Swoop stuns the ally that took the damage" {
  game     = "champions",
  question = {
    en = "Rhino's boost card is Sweeping Swoop, and my Luke Cage defends and is damaged. Is my hero stunned or Luke Cage?",
    fr = "La carte Boost de Rhino est Coup en Piqué, et mon Luke Cage défend et est blessé. Qui est sonné : mon héros ou Luke Cage ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.boost.star-resolves-faceup", "mc.defend.ally-defends" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Luke Cage" }, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Sweeping Swoop", "Charge" }

ann:ends_turn()
ann:defends_with "Luke Cage"

expect(ann.in_play:damage "Luke Cage"):is(2)
expect(ann.in_play:stunned "Luke Cage"):is(1)
expect(ann.identity:stunned "Black Panther"):is(0)
ruling {
  en = "Luke Cage. The boost looks at the character damaged by the attack, and that is the defender.",
  fr = "Luke Cage. Le boost vise le personnage blessé par l'attaque, et c'est le défenseur.",
}
