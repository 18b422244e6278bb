scenario "A Crossover's Super Heroes join the pile" {
  game     = "metal",
  crossover = 1,
  set_up   = "shown",
  question = {
    en = "Where do the Super Heroes of the Crossover go at set-up?",
    fr = "Où vont les Super-Héros du Crossover à la mise en place ?",
  },
  shows    = { "metal.crossover.mix-heroes" },
}

card "Inked Knight" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Queen" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Page" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(log):has("a Crossover pack joins the Super Heroes", 3, "by", "metal.crossover.mix-heroes")
expect(available):count(8 + 3)
expect(captured):is { "Batman" }

ruling {
  en = "They are shuffled in with Metal's before the characters are dealt and before the pile is made; Batman alone begins Captured.",
  fr = "Ils se mêlent à ceux de Metal avant la distribution et avant de former la pile ; seul Batman commence Capturé.",
}
