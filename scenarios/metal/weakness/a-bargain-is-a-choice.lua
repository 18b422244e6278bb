scenario "A Weakness for a bonus, if you want" {
  game     = "metal",
  question = {
    en = "My card says that I may gain a Weakness for +3 Power. Is it my choice?",
    fr = "Ma carte dit que je peux gagner une Faiblesse pour +3 en Puissance. Est-ce mon choix ?",
  },
  shows    = { "metal.weakness.no-free-bonus" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Bad Bargain", "Bad Bargain" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Bad Bargain"
ann:uses "Bad Bargain"
expect(ann.power):is(4)
expect(ann.discard):is { "Weakness" }
ann:plays "Bad Bargain"
ann:declines()
expect(ann.power):is(5)
expect(ann.discard):is { "Weakness" }
ruling {
  en = "Yes. You take the Weakness and the Power, or neither.",
  fr = "Oui. Vous prenez la Faiblesse et la Puissance, ou ni l'une ni l'autre.",
}
