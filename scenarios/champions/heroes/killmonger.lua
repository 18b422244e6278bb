scenario "Killmonger takes no damage from Black Panther upgrades" {
  game     = "champions",
  question = {
    en = "Killmonger is engaged with me. Do Panther Claws hurt him, and does my basic attack?",
    fr = "Killmonger est engagé avec moi. Mes Griffes de Panthère peuvent-elles le blesser, et mon attaque basique ?",
  },
  shows    = { "mc.card.killmonger" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (mental)", "Genius" }, nemesis = {},
    in_play = { "Panther Claws" }, engaged = { "Killmonger" } },
}
villain { { "Rhino I" } }

ann:plays "Wakanda Forever! (mental)"
ann:chooses "Killmonger"
expect(ann.engaged:damage "Killmonger"):is(0)
ann:attacks_with "Black Panther"
ann:chooses "Killmonger"

expect(ann.engaged:damage "Killmonger"):is(2)
ruling {
  en = "The claws may be aimed at him but do nothing. Black Panther's own attack deals its 2 damage.",
  fr = "On peut viser Killmonger avec les griffes, mais sans effet. L'attaque de Black Panther lui-même inflige ses 2 dégâts.",
}
