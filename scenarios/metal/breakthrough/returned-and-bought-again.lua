scenario "A returned Breakthrough may be bought again in the same turn" {
  game     = "metal",
  question = {
    en = "The stack was empty and I have returned my Breakthrough. Do I still control it, and may I buy it back this turn?",
    fr = "La pile était vide et j'ai rendu ma Surcharge. Est-ce que je la contrôle encore, et puis-je la racheter ce tour ?",
  },
  shows    = { "metal.amb.breakthrough-returned", "metal.buy.breakthroughs-several" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Iris" }, hand = { "Breakthrough", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { breakthrough = 0 }

ann:plays "Breakthrough"
ann:uses "Breakthrough"
ann:plays "Punch"
ann:uses "Trainee Iris"
expect(ann.power):is(4)                -- 2, 1, and one card under control
ann:buys "Breakthrough"
expect(ann.discard):is { "Breakthrough" }
ruling {
  en = "You control it no more, and it may be bought like any of its stack.",
  fr = "Vous ne la contrôlez plus, et elle peut être achetée comme toute carte de sa pile.",
}
