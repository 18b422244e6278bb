scenario "A house rule where a Weakness has no cost" {
  game     = "metal",
  rules    = { ["metal.weakness.cost-zero"] = "off" },
  question = {
    en = "By our house rule a Weakness has no cost. Does a card that destroys one of cost 0 to 2 find it then?",
    fr = "Selon notre règle maison, une Faiblesse n'a pas de coût. Une carte qui en détruit une de coût 0 à 2 la trouve-t-elle ?",
  },
  shows    = { "metal.destroy.where" },
}

card "Small Broom" { type = "Super Power", cost = 2, play = destroy(one{ discard_pile, cost = { 0, 2 } }) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Small Broom" }, discard = { "Weakness", "Breakthrough" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Small Broom"
expect(ann.discard):is { "Weakness", "Breakthrough" }
expect(destroyed):is_empty()
ruling {
  en = "No. What has no cost is not found by what asks for one.",
  fr = "Non. Ce qui n'a pas de coût, un texte qui en demande un ne le trouve pas.",
}
