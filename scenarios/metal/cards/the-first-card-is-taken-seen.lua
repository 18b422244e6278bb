scenario "The first card of the main deck is taken" {
  game     = "metal",
  question = {
    en = "I like the card on top of the main deck that The Merciless' Reward shows. What do I ever learn of the second?",
    fr = "La carte du dessus que montre la Récompense de L'Impitoyable me plaît. Que saurai-je de la deuxième ?",
  },
  shows    = { "metal.cards.merciless-reward" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}
main_deck { "Wonder Woman", "Aquaman", "Flight" }
ann:defeats "Paring Knife"
ann:uses "Paring Knife"
expect(ann.discard):is { "Wonder Woman" }
expect(main_deck):is { "Aquaman", "Flight" }
expect(log):has_no("reveals", "Aquaman")

ruling {
  en = "Nothing: you take the first, and the second stays face down.",
  fr = "Rien : vous prenez la première, et la deuxième reste face cachée.",
}
