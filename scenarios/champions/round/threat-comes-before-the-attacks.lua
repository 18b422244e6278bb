scenario "The main scheme gets its threat before the villain attacks" {
  game     = "champions",
  question = {
    en = "In the villain phase, does the main scheme get threat before or after Rhino attacks?",
    fr = "Pendant la phase du méchant, la manigance principale reçoit-elle sa menace avant ou après l'attaque de Rhino ?",
  },
  shows    = { "mc.round.5-threat", "mc.round.6-activations" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Interrogation Room" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:ends_turn()                                  -- the attack has just been announced
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.identity:damage "Spider-Man"):is(0)
ann:declines()                                   -- no card is drawn for the attack
ann:declines()                                   -- nobody defends
expect(ann.identity:damage "Spider-Man"):is(2)
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "Before. Placing threat is the first step of the villain phase; the villain and the minions activate in the second.",
  fr = "Avant. Placer la menace est la première étape de la phase du méchant ; le méchant et les sbires s'activent à la deuxième.",
}
