scenario "No card of a Crossover lies on the table without the pack" {
  game     = "metal",
  question = {
    en = "We have a Crossover pack but did not add it. May one of its cards lie in the Line-Up, in a hand or under the tile?",
    fr = "Nous avons un paquet Crossover mais ne l'avons pas ajouté. Une de ses cartes peut-elle être dans la réserve, en main ou sous la tuile ?",
  },
  shows    = { "metal.crossover.may-add" },
}

card "Inked Circle" { type = "Equipment", cost = 3, crossover = true, play = power(2) }
card "Inked Page" { pile = "character", crossover = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, vp = 4, crossover = true, play = nothing() }

refused(function()
  players { { "Ann", character = "Cyborg", hand = { "Inked Circle" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.crossover.may-add")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  line_up { "Inked Circle", "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.crossover.may-add")
refused(function()
  line_up { "Escape", "Flight", "War Cry", "Black Adam" }
  captured { "Batman", "Inked Page" }
  begin()
end, "metal.crossover.may-add")
refused(function()
  captured { "Batman" }
  super_villains { "Inked Wolf", "Barbatos" }
  begin()
end, "metal.crossover.may-add")
ruling {
  en = "No. You play with the pack or without it; its cards come only with crossover = 1.",
  fr = "Non. On joue avec le paquet ou sans lui ; ses cartes ne viennent qu'avec crossover = 1.",
}
