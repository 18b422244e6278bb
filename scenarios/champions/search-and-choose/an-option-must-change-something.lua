scenario "An option that does nothing cannot be chosen" {
  game     = "champions",
  question = { en = "Nick Fury enters play and no scheme has any threat. May I choose to remove threat?", fr = "Nick Fury arrive en jeu et aucune manigance n'a de menace. Puis-je choisir de retirer de la menace ?" },
  shows    = { "mc.choose.must-matter" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Nick Fury", "Energy", "Strength" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

ann:plays "Nick Fury"
ann:pays_with "Energy"
refused(function() ann:chooses "threat" end, "mc.choose.must-matter")
ann:chooses "damage"
expect(villain:damage "Rhino"):is(4)

ruling {
  en = "No. While another option can change something, you must choose one that does: here the damage or the cards.",
  fr = "Non. Tant qu'une autre option peut changer quelque chose, vous devez en choisir une qui le fait : ici les dégâts ou les cartes.",
}
