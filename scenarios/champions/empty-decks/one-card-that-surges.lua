scenario "The one card left surges" {
  game     = "champions",
  question = {
    en = "Kree Manipulator, which has surge, is the only encounter card left outside of play. How often is it revealed in step four?",
    fr = "Manipulateur Kree, qui a Renfort, est la seule carte Rencontre hors jeu. Combien de fois est-elle révélée à l'étape quatre ?",
  },
  shows    = { "mc.amb.endless-surge", "mc.keywords.surge-after-first" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy", "Genius", "Strength" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Kree Manipulator" }
encounter_discard {}

ann:ends_turn()
expect(game.acceleration):is(2)
expect(encounter_discard):is { "Kree Manipulator" }
ruling {
  en = "Twice: its surge makes a new deck of the discard pile and reveals it again. Its second surge would make the deck anew once more, and reveals nothing.",
  fr = "Deux fois : son Renfort reforme le deck avec la défausse et la révèle encore. Son second Renfort reformerait le deck une fois de plus, et ne révèle rien.",
}
