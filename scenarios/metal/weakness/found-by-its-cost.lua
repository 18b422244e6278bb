scenario "A card of one's own finds a Weakness by its cost" {
  game     = "metal",
  question = {
    en = "The Attack of a card of our own discards a card of cost 0, and I hold a Weakness and a Breakthrough. By which rule is it the Weakness?",
    fr = "L'Attaque d'une carte à nous fait défausser une carte de coût 0, et j'ai une Faiblesse et une Surcharge. D'après quelle règle est-ce la Faiblesse ?",
  },
  shows    = { "metal.weakness.cost-zero", "metal.amb.weakness-discarded-otherwise" },
}

card "Small Change" { type = "Super Power", cost = 2,
  play = { attack(each_foe){ foe:discard(one{ foe.hand, cost = { 0, 0 } }) }, reveal(top(deck)), power(printed("cost", it)) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Small Change" }, deck = { "Weakness", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Weakness", "Breakthrough" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Small Change"
expect(ben.hand):is { "Breakthrough" }
expect(log:last_move()):has(ben, "discards", "Weakness", "by", "metal.weakness.cost-zero")
expect(ann.power):is(0)
expect(log:last_move()):has("Small Change", "has no further effect", "by", "metal.weakness.cost-zero")   -- what was revealed costs 0
ruling {
  en = "By the one that a Weakness costs 0 wherever costs matter, though no cost is printed on it. The Breakthrough costs 3.",
  fr = "Celle selon laquelle une Faiblesse coûte 0 partout où le coût importe, bien qu'aucun coût n'y soit imprimé. La Surcharge coûte 3.",
}
