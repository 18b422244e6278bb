scenario "The second card of the main deck is taken unseen" {
  game     = "metal",
  question = {
    en = "For the Reward of The Merciless I may take the second card of the main deck. May I look at it before I choose?",
    fr = "Pour la Récompense de L'Impitoyable, je peux prendre la deuxième carte du deck commun. Puis-je la regarder avant de choisir ?",
  },
  shows    = { "metal.cards.merciless-reward", "metal.villain.reward" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}
main_deck { "Aquaman", "Wonder Woman", "Flight" }
ann:defeats "Paring Knife"
expect(log):has(ann, "reveals", "Aquaman")
expect(log):has_no("reveals", "Wonder Woman")
ann:declines()
expect(ann.discard):is { "Wonder Woman" }
expect(main_deck):is { "Aquaman", "Flight" }

ruling {
  en = "No. The first lies open, the second is taken unseen; and the first stays where it was.",
  fr = "Non. La première est visible, la deuxième se prend sans être vue ; et la première reste où elle était.",
}
