scenario "A Super Hero of a Crossover that is not added" {
  game     = "metal",
  question = {
    en = "May I play as a Super Hero of a Crossover without adding the pack?",
    fr = "Puis-je jouer un Super-Héros d'un Crossover sans ajouter le paquet ?",
  },
  shows    = { "metal.crossover.may-add" },
}

local ann, ben = players {
  { "Ann", character = "Chalk Knight", hand = {} },
  { "Ben", character = "Cyborg", hand = {} },
}
refused(function() begin() end, "metal.crossover.may-add")

ruling {
  en = "No: its Super Heroes come with the pack, and you have not added it: crossover = 1.",
  fr = "Non : ses Super-Héros viennent avec le paquet, que vous n'avez pas ajouté : crossover = 1.",
}
