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

card "Inked Circle" { type = "Equipment", cost = 3, vp = 1, copies = 6, crossover = true, play = power(2) }
card "Inked Rabbit" { type = "Hero", cost = 4, vp = 2, copies = 4, crossover = true, play = draw(1) }
card "Inked Knight" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Queen" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Page" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Woven Captain" { type = "Hero", cost = 3, vp = 1, copies = 10, base_game = true, play = power(1) }
card "Woven Crook" { type = "Villain", cost = 4, vp = 1, copies = 10, base_game = true, play = power(1) }

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
