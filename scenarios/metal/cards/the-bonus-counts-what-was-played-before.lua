scenario "The bonus counts what was played before it" {
  game     = "metal",
  question = {
    en = "I played an Equipment first and Cyborg One Million after it. Do I still get his bonus?",
    fr = "J'ai joué d'abord un Équipement, et Cyborg Un Million après. Ai-je quand même son avantage ?",
  },
  shows    = { "metal.cards.once-bonus" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cork Board", "Helpful Clerk", "Paper Power" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Cork Board"
ann:plays "Helpful Clerk"
expect(ann.power):is(3)
ann:plays "Paper Power"
expect(ann.power):is(4)

ruling {
  en = "Yes, at once: what you have played this turn counts as well as what you play later. It still comes once.",
  fr = "Oui, aussitôt : ce que vous avez joué ce tour compte autant que ce que vous jouerez. Il ne vient toujours qu'une fois.",
}
