scenario "The Crossover's Super-Villains in place of Metal's" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  set_up   = "shown",
  question = {
    en = "We play with the Super-Villain stack of the Crossover. Is Barbatos under it?",
    fr = "Nous jouons avec la pile Super-Vilain du Crossover. Barbatos est-il dessous ?",
  },
  shows    = { "metal.crossover.either-stack", "metal.amb.crossover-end" },
}

card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, vp = 4, crossover = true, play = nothing() }
card "Inked Bear" { pile = "boss", type = "Villain", cost = 10, vp = 4, crossover = true, play = nothing() }
card "Inked Giant" { pile = "boss", type = "Villain", cost = 12, vp = 4, crossover = true, play = nothing() }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(super_villains):count(3)
expect(log):has("Super-Villain stack", "is ready", "by", "metal.crossover.either-stack")

ruling {
  en = "No. The seven of Metal are not in the game; all else is set up as usual.",
  fr = "Non. Les sept de Metal ne sont pas en jeu ; tout le reste se met en place comme d'habitude.",
}
