scenario "No second card in the main deck" {
  game     = "metal",
  question = {
    en = "The main deck has one card left, and for the Reward of The Merciless I do not want it. What do I gain?",
    fr = "Il reste une carte au deck commun, et je n'en veux pas pour la Récompense de L'Impitoyable. Qu'est-ce que je gagne ?",
  },
  shows    = { "metal.gain.nothing-available", "metal.cards.merciless-reward" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}
main_deck { "Aquaman" }
ann:defeats "Paring Knife"
ann:declines()
expect(ann.discard):is {}
expect(main_deck):is { "Aquaman" }

ruling {
  en = "Nothing: there is no second card, and no other is gained in its place.",
  fr = "Rien : il n'y a pas de deuxième carte, et aucune autre ne la remplace.",
}
