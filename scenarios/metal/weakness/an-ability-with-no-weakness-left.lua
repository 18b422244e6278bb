scenario "An ability that takes a Weakness, with none left" {
  game     = "metal",
  question = {
    en = "My Super Hero may gain a Weakness to draw a card. The stack is empty. May I use the ability?",
    fr = "Mon Super-Héros peut gagner une Faiblesse pour piocher une carte. La pile est vide. Puis-je utiliser la capacité ?",
  },
  shows    = { "metal.weakness.no-free-bonus" },
}
card "Cyborg" {
  says = { "Once during each of your turns, you may gain a Weakness. If you do, draw a card.",
    "Une fois à chacun de vos tours, vous pouvez gagner une Faiblesse. Dans ce cas, piochez une carte." },
  action{ limit = "turn", may(gain_weakness(1)):so{ draw(1) } } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 0 }
refused(function() ann:uses "Cyborg" end, "metal.weakness.no-free-bonus")
expect(ann.hand):is { "Punch" }

ruling {
  en = "No. With no Weakness left there is none to choose, and so no card for it.",
  fr = "Non. Sans Faiblesse restante, il n'y en a pas à choisir, ni de carte en échange.",
}
