scenario "Pepper Potts copies the card on top of the discard pile" {
  game     = "champions",
  question = {
    en = "Energy lies on top of Iron Man's discard pile. What does Pepper Potts give when he plays a Mark V Armor for 3?",
    fr = "Énergie est sur le dessus de la défausse d'Iron Man. Que donne Pepper Potts quand il joue l'Armure Mark V pour 3 ?",
  },
  shows    = { "mc.card.pepper-potts", "mc.resource-ability.while-paying" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Mark V Armor", "Rocket Boots" }, in_play = { "Pepper Potts" }, discard = { "Energy", "Strength" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Pepper Potts" end, "mc.resource-ability.while-paying")
ann:plays "Mark V Armor"
ann:uses "Pepper Potts"

expect(ann.in_play):is { "Mark V Armor", "Pepper Potts" }
expect(ann.in_play:exhausted "Pepper Potts"):is(1)
expect(ann.discard):is { "Rocket Boots", "Energy", "Strength" }
ruling {
  en = "Two energy resources, as Energy shows; the third comes from a card of the hand. She stays in play, exhausted, and Energy stays where it is. Outside a payment she does nothing.",
  fr = "Deux ressources énergie, celles que montre Énergie ; la troisième vient d'une carte de la main. Elle reste en jeu, inclinée, et Énergie reste où elle est. Hors d'un paiement elle ne fait rien.",
}
