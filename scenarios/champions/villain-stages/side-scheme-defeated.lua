scenario "A side scheme without threat is defeated and discarded" {
  game     = "champions",
  question = {
    en = "Crowd Control has 2 threat and Captain Marvel thwarts it for 2. Does it stay in play, empty?",
    fr = "Contrôler la Foule porte 2 menaces et Captain Marvel la contre pour 2. Reste-t-elle en jeu, vide ?",
  },
  shows    = { "mc.defeat.side-scheme", "mc.defeat.discarded" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Hawkeye", counters = 4 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Crowd Control", threat = 2 } }

ann:thwarts_with "Captain Marvel"
expect(side_schemes):is_empty()
expect(encounter_discard):is { "Crowd Control" }
ann:thwarts_with "Hawkeye"       -- and its crisis icon protects nothing any more

expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "No. With its last threat removed it is defeated and goes to the encounter discard pile.",
  fr = "Non. Sa dernière menace retirée, elle est déjouée et va dans la défausse Rencontre.",
}
