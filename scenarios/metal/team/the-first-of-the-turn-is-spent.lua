scenario "The first of a turn is spent when it came before" {
  game     = "metal",
  question = {
    en = "A Super Hero rewards the first card that I buy in a turn. I bought one, then he joined: does my next purchase count as the first?",
    fr = "Un Super-Héros récompense le premier achat de mon tour. J'ai acheté, puis il est arrivé : l'achat suivant est-il le premier ?",
  },
  shows    = { "metal.amb.joins-halfway", "metal.team.not-retroactive" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Practice Hero", "Loose Bars", "Practice Hero" }, power = 8, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Hazel", "Trainee Pine" }
line_up { "Electrum", "Promethium", "Flight" }

ann:plays "Practice Hero"
ann:buys "Electrum"
ann:plays "Loose Bars"
what_if("Trainee Pine joins, who waits for the first purchase", function()
  ann:chooses "Trainee Pine"
  ann:buys "Promethium"
  expect(ann.power):is(4)             -- 9 less 3 and 2
end)
ann:chooses "Trainee Hazel"
ann:plays "Practice Hero"
expect(ann.power):is(7)               -- 6 and 1 of the card: it was not the first Hero
ruling {
  en = "No. The first of the turn is over, whether or not he saw it.",
  fr = "Non. Le premier du tour est passé, qu'il l'ait vu ou non.",
}
