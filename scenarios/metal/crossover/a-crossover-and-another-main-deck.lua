scenario "A Crossover and another main deck together" {
  game     = "metal",
  crossover = 1,
  other_main_deck = 1,
  set_up   = "shown",
  question = {
    en = "May a Crossover be added to a game with another main deck?",
    fr = "Peut-on ajouter un Crossover à une partie avec un autre deck commun ?",
  },
  shows    = { "metal.amb.other-base-games", "metal.amb.crossover-main-deck" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(main_deck):count(20 + 10 - 5)
expect(available):count(8 + 3)

ruling {
  en = "Both are settings of their own, and the referee plays with both: the Crossover's cards are shuffled into the main deck that there is.",
  fr = "Ce sont deux réglages, et l'arbitre joue avec les deux : les cartes du Crossover se mêlent au deck commun qu'il y a.",
}
