scenario "A Crossover's main deck cards are shuffled in" {
  game     = "metal",
  crossover = 1,
  set_up   = "shown",
  question = {
    en = "We add a Crossover pack. What becomes of its cards for the main deck?",
    fr = "Nous ajoutons un paquet Crossover. Que deviennent ses cartes de deck commun ?",
  },
  shows    = { "metal.crossover.may-add", "metal.amb.crossover-main-deck" },
}

card "Inked Circle" { type = "Equipment", cost = 3, vp = 1, copies = 6, crossover = true, play = power(2) }
card "Inked Rabbit" { type = "Hero", cost = 4, vp = 2, copies = 4, crossover = true, play = draw(1) }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(log):has("a Crossover pack joins the main deck", 10, "by", "metal.amb.crossover-main-deck")
expect(main_deck):count(97 + 10 - 5)

ruling {
  en = "They are shuffled into it: the 97 and those of the pack, less the five of the Line-Up.",
  fr = "Elles s'y mélangent : les 97 et celles du paquet, moins les cinq de la réserve.",
}
