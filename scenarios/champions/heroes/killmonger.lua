scenario "Killmonger takes no damage from Black Panther upgrades" {
  game     = "champions",
  question = {
    en = "Killmonger is engaged with me. May I aim my Panther Claws at him, and my basic attack?",
    fr = "Killmonger est engagé avec moi. Puis-je le viser avec mes Griffes de Panthère, et avec mon attaque basique ?",
  },
  shows    = { "mc.card.killmonger", "mc.amb.damage-must-matter" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (mental)", "Genius" }, nemesis = {},
    in_play = { "Panther Claws" }, engaged = { "Killmonger", "Shocker" } },
}
villain { { "Rhino I" } }

ann:plays "Wakanda Forever! (mental)"
refused(function() ann:chooses "Killmonger" end, "mc.amb.damage-must-matter")
ann:chooses "Rhino I"
expect(villain:damage "Rhino I"):is(4)
ann:attacks_with "Black Panther"
ann:chooses "Killmonger"

expect(ann.engaged:damage "Killmonger"):is(2)
ruling {
  en = "Not the claws: no upgrade of Black Panther can hurt him, so another enemy must be chosen. Black Panther's own attack is no upgrade; it deals him its 2 damage.",
  fr = "Pas les griffes : aucune amélioration de Black Panther ne peut le blesser, il faut donc choisir un autre ennemi. L'attaque de Black Panther lui-même n'est pas une amélioration ; elle lui inflige ses 2 dégâts.",
}
