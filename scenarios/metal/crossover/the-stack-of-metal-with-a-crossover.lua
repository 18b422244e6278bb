scenario "Metal's stack with a Crossover" {
  game     = "metal",
  crossover = 1,
  set_up   = "shown",
  question = {
    en = "We add a Crossover but keep Metal's Super-Villains. Who is in the stack?",
    fr = "Nous ajoutons un Crossover mais gardons les Super-Vilains de Metal. Qui est dans la pile ?",
  },
  shows    = { "metal.setup.barbatos-bottom", "metal.crossover.may-add" },
}

card "Inked Circle" { type = "Equipment", cost = 3, vp = 1, copies = 6, crossover = true, play = power(2) }
card "Inked Rabbit" { type = "Hero", cost = 4, vp = 2, copies = 4, crossover = true, play = draw(1) }
card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, vp = 4, crossover = true, play = nothing() }
card "Inked Bear" { pile = "boss", type = "Villain", cost = 10, vp = 4, crossover = true, play = nothing() }
card "Inked Giant" { pile = "boss", type = "Villain", cost = 12, vp = 4, crossover = true, play = nothing() }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

expect(super_villains):count(7)
expect(log):has("Barbatos", "goes under")

ruling {
  en = "Metal's seven, Barbatos last; none of the Crossover's.",
  fr = "Les sept de Metal, Barbatos en dernier ; aucun du Crossover.",
}
