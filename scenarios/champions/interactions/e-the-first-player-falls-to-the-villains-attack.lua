scenario "The first player falls in the villain phase" {
  game     = "champions",
  question = {
    en = "Rhino's attack eliminates Ann, the first player of three. Does Rhino still go for the others, who gets cards, and who begins the next round?",
    fr = "L'attaque de Rhino élimine Ann, premier joueur sur trois. Rhino s'active-t-il encore pour les autres, qui reçoit des cartes, et qui commence le round suivant ?",
  },
  shows    = { "mc.first-player.eliminated-passes", "mc.amb.token-passes-twice", "mc.amb.eliminated-in-phase", "mc.elimination.when" },
  windows  = "pass",
}
local ann, ben, cal = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck_top = { "Energy", "Haymaker", "Inspired", "Hawkeye", "Strength" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil", "Aunt May" } },
  { "Cal", character = "T'Challa", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength", "Shuri" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Assault", "Sandman", "Crowd Control", "Shocker" }

ann:ends_turn()
ben:ends_turn()
cal:ends_turn()
ann:declines "defends_with"                          -- nobody defends; the boost card is Advance

expect(ann.identity):is_empty()
expect(main_scheme:threat "The Break-In!"):is(5)     -- 3 of step one, 1 against Ben, 1 against Cal
expect(ben.engaged):is { "Sandman" }
expect(side_schemes:threat "Crowd Control"):is(6)    -- 2 for each of three players, as at the start
expect(encounter_deck):top "Shocker"                 -- two cards were dealt, not three
expect(cal):is_on_turn()
ruling {
  en = "Rhino schemes against Ben and Cal, and only those two are dealt a card. The token goes to Ben at once and to Cal at the end of the phase: Cal begins the next round.",
  fr = "Rhino manigance contre Ben et Cal, et eux seuls reçoivent une carte. Le pion passe aussitôt à Ben, puis à Cal à la fin de la phase : c'est Cal qui commence le round suivant.",
}
