scenario "A minion that a new scheme stage digs up strikes at once" {
  game     = "champions",
  question = {
    en = "In step one the main scheme advances, and its new stage digs Vulture out of the encounter deck. Does Quickstrike work, though nobody revealed him?",
    fr = "À l'étape un, la manigance principale avance, et son nouveau stade déterre Le Vautour du deck Rencontre. Coup Rapide agit-il, alors que personne ne l'a révélé ?",
  },
  shows    = { "mc.keywords.quickstrike", "mc.card.secret-rendezvous", "mc.card.vulture" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Haymaker", "Helicarrier" } },
}
villain { { "Klaw I", stunned = true } }
main_scheme { { "Underground Distribution 1B", threat = 5 } }
encounter_deck:on_top { "Advance", "Vulture", "Crowd Control" }

ann:ends_turn()
ann:declines()                                            -- nobody defends against Vulture
expect(ann.identity:damage "Spider-Man"):is(3)
expect(encounter_discard):is { "Advance" }
expect(villain:stunned "Klaw I"):is(0)                   -- step two: Klaw's turn has come and gone
expect(ann):must_choose { "defends with Spider-Man", "declines" }
ann:declines()                                            -- Vulture attacks again, in step two
expect(ann.identity:damage "Spider-Man"):is(6)
ruling {
  en = "Yes. He engaged a hero, and that is all Quickstrike asks for. In step two of the same phase he attacks once more.",
  fr = "Oui. Il s'est engagé avec un héros, et Coup Rapide n'en demande pas plus. À l'étape deux de la même phase, il attaque encore.",
}
