scenario "Panther Claws do not even strip Killmonger's Tough card" {
  game     = "champions",
  question = {
    en = "Killmonger is tough, and no Black Panther upgrade may hurt him. Do my Panther Claws at least take his Tough card?",
    fr = "Killmonger est tenace, et aucune amélioration Black Panther ne peut le blesser. Mes Griffes de Panthère lui ôtent-elles au moins sa carte Tenace ?",
  },
  shows    = { "mc.card.killmonger", "mc.cannot.absolute", "mc.card.panther-claws" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Panther Claws" }, nemesis = {}, engaged = { { "Killmonger", tough = true } } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Killmonger"

expect(ann.engaged:tough "Killmonger"):is(1)
expect(ann.engaged:damage "Killmonger"):is(0)
ruling {
  en = "No. He cannot take that damage at all, so there is nothing to prevent, and the card stays.",
  fr = "Non. Il ne peut pas du tout subir ces dégâts : il n'y a rien à prévenir, et la carte reste.",
}
