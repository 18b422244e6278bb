scenario "A bonus for two Weaknesses, and one is left" {
  game     = "metal",
  question = {
    en = "A bonus costs two Weaknesses and one is left. Can I take that one and have the bonus?",
    fr = "Un bonus coûte deux Faiblesses et il en reste une. Puis-je prendre celle-là et avoir le bonus ?",
  },
  shows    = { "metal.amb.optional-two-weaknesses", "metal.weakness.no-free-bonus" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Worse Bargain" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 1 }

never { that(ann.power):at_least(6), within = "this turn" }
ann:plays "Worse Bargain"
expect(ann.power):is(1)
expect(weakness):count(1)
ruling {
  en = "No. What is a price is paid in full or not at all.",
  fr = "Non. Ce qui est un prix se paie en entier ou pas du tout.",
}
