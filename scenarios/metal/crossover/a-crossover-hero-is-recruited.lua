scenario "A Super Hero of the Crossover is recruited" {
  game     = "metal",
  crossover = 1,
  question = {
    en = "My last Super Hero was Captured, and a Crossover's Super Hero lies on top of the pile. May I recruit that one?",
    fr = "Mon dernier Super-Héros a été Capturé, et un Super-Héros du Crossover est sur le dessus de la pile. Puis-je le recruter ?",
  },
  shows    = { "metal.recruit.choose-one" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Weakness" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
available { "Chalk Queen", "Hal Jordan (oversized)", "Chalk Page" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
ann:chooses "Chalk Queen"
expect(ann.team):is { "Chalk Queen" }

ruling {
  en = "Yes. The pack gives you more Super Heroes to recruit and to rescue.",
  fr = "Oui. Le paquet donne plus de Super-Héros à recruter et à libérer.",
}
