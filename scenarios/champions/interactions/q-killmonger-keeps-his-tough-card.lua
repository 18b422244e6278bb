scenario "Energy Daggers do not even strip Killmonger's Tough card" {
  game     = "champions",
  question = {
    en = "Killmonger is tough, and no Black Panther upgrade may hurt him. Do my Energy Daggers, which reach every enemy engaged with me, at least take his Tough card?",
    fr = "Killmonger est tenace, et aucune amélioration Black Panther ne peut le blesser. Mes Dagues Énergétiques, qui touchent chaque ennemi engagé avec moi, lui ôtent-elles au moins sa carte Tenace ?",
  },
  shows    = { "mc.card.killmonger", "mc.cannot.absolute", "mc.card.energy-daggers" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Energy Daggers" }, nemesis = {}, engaged = { { "Killmonger", tough = true }, "Hydra Mercenary" } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"

expect(ann.engaged:tough "Killmonger"):is(1)
expect(ann.engaged:damage "Killmonger"):is(0)
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "No. He cannot take that damage at all, so there is nothing to prevent, and the card stays.",
  fr = "Non. Il ne peut pas du tout subir ces dégâts : il n'y a rien à prévenir, et la carte reste.",
}
