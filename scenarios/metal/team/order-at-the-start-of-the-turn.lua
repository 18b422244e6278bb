scenario "Two Super Heroes who act at the start of the turn" {
  game     = "metal",
  question = {
    en = "At the start of my turn one Super Hero draws and another makes me discard. Must I follow the order in which they joined?",
    fr = "Au début de mon tour un Super-Héros pioche et un autre me fait défausser. Dois-je suivre l'ordre de leur arrivée ?",
  },
  shows    = { "metal.team.order", "metal.weakness.start-of-turn-first" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Fern", "Trainee Reed" }, hand = { "Weakness" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

expect(ann):must_choose { "uses Trainee Fern", "uses Trainee Reed" }
what_if("discard first", function()
  ann:uses "Trainee Fern"
  expect(ann.hand):is { "Punch" }
  expect(ann.discard):is { "Weakness" }
end)
ann:uses "Trainee Reed"
ann:discards "Punch"
expect(ann.hand):is { "Weakness" }
ruling {
  en = "No. You decide which of them is first; what you draw may then be what you discard.",
  fr = "Non. Vous décidez lequel commence ; ce que vous piochez peut alors être ce que vous défaussez.",
}
