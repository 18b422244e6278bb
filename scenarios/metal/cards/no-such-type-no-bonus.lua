scenario "Without a card of the named types there is no bonus" {
  game     = "metal",
  question = {
    en = "I play Cyborg One Million and this turn no Super Power and no Equipment. What does he give?",
    fr = "Je joue Cyborg Un Million, et ce tour ni Super-Pouvoir ni Équipement. Que donne-t-il ?",
  },
  shows    = { "metal.cards.once-bonus" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Helpful Clerk", "Punch", "Paper Hero" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Helpful Clerk"
ann:plays "Punch"
ann:plays "Paper Hero"
expect(ann.power):is(2)

ruling {
  en = "The bonus does not come.",
  fr = "L'avantage ne vient pas.",
}
