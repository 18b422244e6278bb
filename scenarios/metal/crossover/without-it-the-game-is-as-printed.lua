scenario "Without a Crossover the game is as printed" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "We play Metal without a Crossover pack. How many cards lie ready?",
    fr = "Nous jouons Metal sans paquet Crossover. Combien de cartes sont prêtes ?",
  },
  shows    = { "metal.setup.barbatos-bottom" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(main_deck):count(92)
expect(available):count(8)
expect(super_villains):count(7)

ruling {
  en = "92 in the main deck beside the five of the Line-Up, eight Super Heroes to recruit and seven Super-Villains; none is a Crossover's.",
  fr = "92 au deck commun en plus des cinq de la réserve, huit Super-Héros à recruter et sept Super-Vilains ; aucune n'est d'un Crossover.",
}
