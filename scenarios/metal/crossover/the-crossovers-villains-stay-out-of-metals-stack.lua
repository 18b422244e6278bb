scenario "With Metal's stack no Super-Villain of the Crossover takes part" {
  game     = "metal",
  crossover = 1,
  question = {
    en = "We added a Crossover and kept Metal's stack. May one of the Crossover's Super-Villains lie in it?",
    fr = "Nous avons ajouté un Crossover et gardé la pile de Metal. Un Super-Vilain du Crossover peut-il y être ?",
  },
  shows    = { "metal.crossover.either-stack" },
}

card "Inked Circle" { type = "Equipment", cost = 3, crossover = true, play = power(2) }
card "Inked Page" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, vp = 4, crossover = true, play = nothing() }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  super_villains { "Inked Wolf", "Barbatos" }
  begin()
end, "metal.crossover.either-stack")
super_villains { "The Devastator", "Barbatos" }
line_up { "Inked Circle", "Escape", "Flight", "War Cry", "Black Adam" }
expect(super_villains):count(2)
ruling {
  en = "No. Its other cards join, but the stack is Metal's or the pack's.",
  fr = "Non. Ses autres cartes s'ajoutent, mais la pile est celle de Metal ou celle du paquet.",
}
