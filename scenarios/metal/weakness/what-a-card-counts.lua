scenario "A Weakness is no Hero to be counted, and a card of cost 0" {
  game     = "metal",
  question = {
    en = "A card of our own gives Power if a Hero lies in my discard pile, and for each card of cost 0 there. Only a Weakness lies there: what do I get?",
    fr = "Une carte à nous donne de la Puissance s'il y a un Héros dans ma défausse, et pour chaque carte de coût 0 qui s'y trouve. Il n'y a qu'une Faiblesse : qu'ai-je ?",
  },
  shows    = { "metal.types.none", "metal.weakness.cost-zero" },
}

card "Stocktaking" { type = "Equipment", cost = 2,
  play = { when(any{ discard_pile, type = "Hero" }){ power(5) }, power(count{ discard_pile, cost = { 0, 0 } }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Stocktaking" }, discard = { "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Stocktaking"
expect(ann.power):is(1)
ruling {
  en = "1 Power. It is of no type and so no Hero, and where costs matter it costs 0.",
  fr = "Puissance 1. Elle n'a pas de type, donc ce n'est pas un Héros, et là où le coût importe elle coûte 0.",
}
