scenario "The last Super-Villain of the Crossover ends the game" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  question = {
    en = "I defeat the last Super-Villain of the Crossover. Is the game over at once, and do I rescue somebody?",
    fr = "Je bats le dernier Super-Vilain du Crossover. La partie finit-elle aussitôt, et est-ce que je libère quelqu'un ?",
  },
  shows    = { "metal.amb.crossover-end", "metal.crossover.either-stack" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 12, hand = { "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {}, deck = {}, discard = {} },
}
super_villains { "Chalk Giant" }
captured { "Batman" }

ann:defeats "Chalk Giant"
expect(ann.team):is { "Cyborg", "Batman" }
ann:plays "Punch"
expect(game):goes_on()
ann:ends_turn()
expect(game):is_over()
expect(log):has("the game is over", "by", "metal.amb.crossover-end")
expect(ann.score):is(6 - 2)

ruling {
  en = "You rescue somebody for the last one too, your turn goes on, and the game ends with it.",
  fr = "Vous libérez quelqu'un pour le dernier aussi, votre tour continue, et la partie finit avec lui.",
}
