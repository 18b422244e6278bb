scenario "An ally stays in play round after round" {
  game     = "champions",
  question = {
    en = "I played Mockingbird last round. Is she discarded at the end of the round?",
    fr = "J'ai joué Mockingbird au round précédent. Est-elle défaussée à la fin du round ?",
  },
  shows    = { "mc.ally.stays-in-play" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, in_play = { { "Mockingbird", damage = 1 } }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker", "Alpha Flight Station" } },
}
villain { { "Rhino I", damage = 8 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down", "Advance", "Hard to Keep Down" }

ann:ends_turn()
expect(game.round):is(2)
expect(ann.in_play):is { "Mockingbird" }
ann:ends_turn()
ann:declines()
expect(game.round):is(3)
expect(ann.in_play):is { "Mockingbird" }
expect(ann.in_play:damage "Mockingbird"):is(1)
ruling {
  en = "No. An ally stays in play, with the damage on it, until it is defeated or some effect removes it.",
  fr = "Non. Un allié reste en jeu, avec les dégâts qu'il porte, jusqu'à ce qu'il soit vaincu ou qu'un effet le retire.",
}
