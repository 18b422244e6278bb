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
  en = "Whether what was played before it counts is for the card to say; this stand-in counts it, and gives the bonus at once. It comes once in any case.",
  fr = "Si ce qui fut joué avant compte, c'est à la carte de le dire ; celle qui la remplace ici le compte, et donne l'avantage aussitôt. Il ne vient en tout cas qu'une fois.",
}
