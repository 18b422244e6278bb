scenario "An engaged minion attacks after the villain" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary is engaged with me. Who attacks me first, the Mercenary or Rhino?",
    fr = "Un Mercenaire d'Hydra est engagé avec moi. Qui m'attaque en premier, le Mercenaire ou Rhino ?",
  },
  shows    = { "mc.round.6-activations" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, engaged = { "Hydra Mercenary" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }                  -- Rhino hits for 2, the Mercenary for 1
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(1)
ann:declines()                                   -- the first attack
expect(ann.identity:damage "Captain Marvel"):is(2)
ann:declines()                                   -- the second attack
expect(ann.identity:damage "Captain Marvel"):is(3)
ruling {
  en = "Rhino. In the second step of the villain phase the villain activates against you first, then the minions engaged with you.",
  fr = "Rhino. À la deuxième étape de la phase du méchant, le méchant s'active d'abord contre vous, puis les sbires engagés avec vous.",
}
