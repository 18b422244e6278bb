scenario "The Crossover's Super-Villains in place of Metal's" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  set_up   = "shown",
  question = {
    en = "We play with the Super-Villain stack of the Crossover. Is Barbatos under it, and does its cheapest one lie on top?",
    fr = "Nous jouons avec la pile Super-Vilain du Crossover. Barbatos est-il dessous, et le moins cher au-dessus ?",
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

expect(log):has(super_villains, "shuffled", 3)
expect(super_villains):in_order { "Inked Giant", "Inked Wolf", "Inked Bear" }     -- as chance has it
expect(log):has("Super-Villain stack", "is ready", "by", "metal.crossover.either-stack")

ruling {
  en = "No. The seven of Metal are not in the game, and no rule puts the Crossover's in an order: all of them are shuffled. All else is set up as usual.",
  fr = "Non. Les sept de Metal ne sont pas en jeu, et aucune règle ne range ceux du Crossover : tous sont mélangés. Le reste se met en place comme d'habitude.",
}
