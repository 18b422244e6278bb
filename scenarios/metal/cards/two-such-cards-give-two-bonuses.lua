scenario "Two cards with such a bonus have one each" {
  game     = "metal",
  question = {
    en = "I play two copies of Cyborg One Million and one Equipment. One bonus or two?",
    fr = "Je joue deux exemplaires de Cyborg Un Million et un Équipement. Un avantage ou deux ?",
  },
  shows    = { "metal.cards.once-bonus" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Helpful Clerk", "Helpful Clerk", "Cork Board" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Helpful Clerk"
ann:plays "Helpful Clerk"
ann:plays "Cork Board"
ann:uses "Helpful Clerk#1"       -- which of them is the first makes no difference
expect(ann.power):is(5)

ruling {
  en = "Two: once is said of each card, and one Equipment does for both.",
  fr = "Deux : une fois s'entend de chaque carte, et un seul Équipement suffit aux deux.",
}
