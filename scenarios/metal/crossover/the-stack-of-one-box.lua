scenario "The Super-Villain stack is that of one box" {
  game     = "metal",
  crossover = 1,
  crossover_stack = 1,
  question = {
    en = "With the stack of the Crossover, may Barbatos or The Devastator lie in it as well?",
    fr = "Avec la pile du Crossover, Barbatos ou The Devastator peuvent-ils y être aussi ?",
  },
  shows    = { "metal.crossover.either-stack" },
}

card "Inked Circle" { type = "Equipment", cost = 3, crossover = true, play = power(2) }
card "Inked Page" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, vp = 4, crossover = true, play = nothing() }

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "The Devastator" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.crossover.either-stack")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  super_villains { "Inked Wolf", "Barbatos" }
  begin()
end, "metal.crossover.either-stack")
refused(function()
  super_villains { "The Devastator", "Inked Wolf" }
  begin()
end, "metal.crossover.either-stack")
super_villains { "Inked Wolf" }
expect(super_villains):count(1)
ruling {
  en = "No. You play with one stack or the other, never with Super-Villains of both.",
  fr = "Non. On joue avec une pile ou l'autre, jamais avec des Super-Vilains des deux.",
}
