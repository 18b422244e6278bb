scenario "The first card of the main deck or the second is a choice" {
  game     = "metal",
  question = {
    en = "The Reward of a Super-Villain gives me the first or the second card of the main deck, and shows neither. How do I choose?",
    fr = "La Récompense d'un Super-Vilain me donne la première ou la deuxième carte du deck commun, et n'en montre aucune. Comment choisir ?",
  },
  shows    = { "metal.cards.merciless-reward", "metal.villain.reward" },
}
card "Blind Draper" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "Reward: gain the first or the second card of the main deck.",
    "Récompense : gagnez la première ou la deuxième carte du deck commun." },
  reward = { choose_one{ gain(top(main_deck)), gain_second() }, cites = "metal.cards.merciless-reward" } }

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 9, hand = {}, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Blind Draper", "Barbatos" }
captured {}
main_deck { "Aquaman", "Wonder Woman", "Flight" }
ann:defeats "Blind Draper"
expect(ann):must_choose { "chooses to gain a card", "chooses to gain the second card" }
ann:chooses "to gain the second card"
expect(ann.discard):is { "Wonder Woman" }
expect(main_deck):is { "Aquaman", "Flight" }
expect(log):has_no("reveals")

ruling {
  en = "Blindly: you say the first or the second, and only then see what you have gained. The other one stays where it was.",
  fr = "À l'aveugle : vous dites la première ou la deuxième, et ne voyez qu'ensuite ce que vous avez gagné. L'autre reste où elle était.",
}
