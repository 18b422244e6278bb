scenario "The game goes on while one is left" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  question = {
    en = "One Super-Villain of the Crossover is left after I defeat mine. Does the game go on?",
    fr = "Il reste un Super-Vilain du Crossover après ma victoire. La partie continue-t-elle ?",
  },
  shows    = { "metal.end-turn.8-flip" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 10, hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
super_villains { "Chalk Bear", "Chalk Giant" }
captured { "Batman" }

ann:defeats "Chalk Bear"
ann:ends_turn()
expect(game):goes_on()
expect(super_villains):is { "Chalk Giant" }
expect(log):has("Chalk Giant", "is turned face up")

ruling {
  en = "Yes, the next one is turned up in step 8.",
  fr = "Oui, le suivant est retourné à l'étape 8.",
}
