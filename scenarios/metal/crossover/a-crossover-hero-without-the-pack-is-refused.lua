scenario "A Super Hero of a Crossover that is not added" {
  game     = "metal",
  question = {
    en = "May I play as a Super Hero of a Crossover without adding the pack?",
    fr = "Puis-je jouer un Super-Héros d'un Crossover sans ajouter le paquet ?",
  },
  shows    = { "metal.components.oversized" },
}

local ann, ben = players {
  { "Ann", character = "Chalk Knight", hand = {} },
  { "Ben", character = "Cyborg", hand = {} },
}
refused(function() begin() end, "metal.components.oversized")

ruling {
  en = "No: not one of the Super Heroes in the box.",
  fr = "Non : il n'est pas un des Super-Héros de la boîte.",
}
