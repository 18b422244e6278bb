scenario "A printed surge survives Black Widow" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "I reveal Exhaustion, which has surge, and Black Widow cancels it. How many more cards do I reveal?",
    fr = "Je révèle Épuisement, qui a Renfort, et Black Widow l'annule. Combien de cartes dois-je encore révéler ?",
  },
  shows    = { "mc.card.black-widow", "mc.amb.surge-and-cancel" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Genius" }, in_play = { "Black Widow" }, deck_top = { "Energy", "Strength", "Panther Claws", "The Golden City" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Exhaustion", "Charge", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends
ann:uses "Black Widow"
expect(ann.identity:exhausted "Black Panther"):is(0)
expect(attachments):is { "Charge" }
expect(ann.engaged):is { "Hydra Mercenary" }                -- by the surge
ruling {
  en = "Two: the one that Black Widow has revealed in its place, and one by the surge, which needs only that Exhaustion was revealed.",
  fr = "Deux : celle que Black Widow fait révéler à la place, et une par Renfort, qui demande seulement qu'Épuisement ait été révélée.",
}
