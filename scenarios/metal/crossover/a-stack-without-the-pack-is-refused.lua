scenario "The stack of a Crossover without the pack" {
  game     = "metal",
  crossover_stack = 1,
  question = {
    en = "May we take only the Super-Villains of a Crossover and leave its other cards out?",
    fr = "Pouvons-nous ne prendre que les Super-Vilains d'un Crossover et laisser ses autres cartes ?",
  },
  shows    = { "metal.crossover.either-stack" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

refused(function() begin() end, "metal.crossover.either-stack")

ruling {
  en = "The booklet adds the pack and lets you choose the stack then; the referee wants crossover = 1 beside crossover_stack = 1.",
  fr = "Le livret ajoute le paquet et laisse alors choisir la pile ; l'arbitre veut crossover = 1 à côté de crossover_stack = 1.",
}
