scenario "A Weakness has cost 0" {
  game     = "metal",
  question = {
    en = "My card destroys a card of cost 0 in my discard pile. Does a Weakness qualify?",
    fr = "Ma carte détruit une carte de coût 0 de ma défausse. Une Faiblesse convient-elle ?",
  },
  shows    = { "metal.weakness.cost-zero", "metal.destroy.weakness-returns" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Penny Scale" }, discard = { "Weakness", "Electrum" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Penny Scale"
expect(ann):must_choose { "destroys Weakness", "declines" }
ann:destroys "Weakness"
expect(weakness):count(21)
ruling {
  en = "Yes. Wherever costs matter, a Weakness costs 0; destroyed, it goes back to its stack.",
  fr = "Oui. Partout où le coût importe, une Faiblesse coûte 0 ; détruite, elle retourne sur sa pile.",
}
