scenario "Jennifer Walters prevents one threat a round" {
  game     = "champions",
  question = {
    en = "As Jennifer Walters, may I object to the threat of step one and again to that of Rhino's scheme?",
    fr = "En Jennifer Walters, puis-je m'opposer à la menace de l'étape un et encore à celle que place Rhino ?",
  },
  shows    = { "mc.card.jennifer-walters" },
}

local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Energy", "Genius", "Strength", "Haymaker", "Hellcat", "Tigra" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Stampede", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                   -- no discard
ann:uses "Jennifer Walters"      -- she objects to the 1 threat of step one
-- nobody asks her about the 2 threat of Rhino's scheme: she has objected this round

expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "No, once a round. She has prevented the 1 threat of step one, so all 2 of Rhino's scheme are placed.",
  fr = "Non, une fois par round. Elle a prévenu la menace de l'étape un : les 2 menaces de la manigance de Rhino sont donc toutes placées.",
}
