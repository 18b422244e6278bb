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
ann:declines()                   -- she lets the 1 threat of step one come
ann:uses "Jennifer Walters"      -- and objects to Rhino's 2

expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "No, once a round. Here she keeps it for Rhino's scheme and prevents 1 of its 2 threat.",
  fr = "Non, une fois par round. Ici elle la garde pour la manigance de Rhino et prévient 1 de ses 2 menaces.",
}
