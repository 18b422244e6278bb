scenario "A Crossover's Super-Villain goes to the score pile" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  question = {
    en = "I defeat a Super-Villain of the Crossover who has no Reward. What do I get?",
    fr = "Je bats un Super-Vilain du Crossover qui n'a pas de Récompense. Qu'est-ce que j'obtiens ?",
  },
  shows    = { "metal.amb.crossover-end", "metal.rescue.on-defeat", "metal.villain.to-score-pile" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 8, hand = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Chalk Wolf", "Chalk Bear" }
captured { "Batman" }

ann:defeats "Chalk Wolf"
expect(log):has("has no Reward", "by", "metal.amb.crossover-end")
expect(ann.score_pile):is { "Chalk Wolf" }
expect(ann.team):is { "Cyborg", "Batman" }
expect(ann.discard):is { "Weakness", "Weakness" }

ruling {
  en = "The card in your score pile and the rescue with its price, as in Metal; no Reward.",
  fr = "La carte dans votre pile de score et la libération avec son prix, comme dans Metal ; pas de Récompense.",
}
