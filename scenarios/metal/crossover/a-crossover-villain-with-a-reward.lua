scenario "A Crossover's Super-Villain with a Reward" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  question = {
    en = "I defeat a Super-Villain of the Crossover who has a Reward. When do I get it?",
    fr = "Je bats un Super-Vilain du Crossover qui a une Récompense. Quand l'ai-je ?",
  },
  shows    = { "metal.villain.reward", "metal.amb.crossover-end" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 10, hand = {}, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Chalk Bear", "Chalk Giant" }
captured { "Batman" }

ann:defeats "Chalk Bear"
expect(log):in_order { { ann, "draws", "Punch" }, { ann, "rescues", "Batman" } }
expect(log):has_no("has no Reward")

ruling {
  en = "At once, before the rescue.",
  fr = "Aussitôt, avant la libération.",
}
