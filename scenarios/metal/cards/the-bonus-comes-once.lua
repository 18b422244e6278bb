scenario "A bonus for one of two types comes once" {
  game     = "metal",
  question = {
    en = "I play Cyborg One Million, then a Super Power and an Equipment. Is it +2 twice?",
    fr = "Je joue Cyborg Un Million, puis un Super-Pouvoir et un Équipement. C'est deux fois +2 ?",
  },
  shows    = { "metal.cards.once-bonus" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Helpful Clerk", "Paper Power", "Cork Board" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Helpful Clerk"
expect(ann.power):is(0)
ann:plays "Paper Power"
expect(ann.power):is(3)          -- 1 of its own, and 2
ann:plays "Cork Board"
expect(ann.power):is(4)          -- 1 of its own

ruling {
  en = "No. The bonus comes once, however many of the named types you play.",
  fr = "Non. L'avantage vient une fois, quel que soit le nombre de types joués.",
}
