scenario "All cards ready at the end of the phase" {
  game     = "champions",
  question = {
    en = "My hero, my ally and my Helicarrier are exhausted. Can the hero and the ally defend in the villain phase that follows?",
    fr = "Mon héros, mon allié et mon Héliporteur sont inclinés. Le héros et l'allié peuvent-ils défendre dans la phase du méchant qui suit ?",
  },
  shows    = { "mc.end-player-phase.3-ready" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, identity = { { "Captain Marvel", exhausted = true } },
    in_play = { { "Mockingbird", exhausted = true }, { "Helicarrier", exhausted = true } } },
  { "Ben", character = "Peter Parker", hand = {}, identity = { { "Peter Parker", exhausted = true } } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()

expect(ann):must_choose { "defends with Captain Marvel", "defends with Mockingbird", "declines" }
expect(ann.in_play:exhausted "Helicarrier"):is(0)
expect(ben.identity:exhausted "Peter Parker"):is(0)
ann:declines()                                              -- nobody defends
ruling {
  en = "Yes. The last step of the player phase readies everything that the players control, so all of it is ready when Rhino attacks.",
  fr = "Oui. La dernière étape de la phase des joueurs redresse tout ce que les joueurs contrôlent : tout est redressé quand Rhino attaque.",
}
