scenario "Played with both types counted, Cyborg pays twice for Element Woman" {
  game     = "forever-evil",
  rules    = { ["fe.amb.element-woman-once"] = "off" },
  question = {
    en = "House rule here: Element Woman counts as if she were two cards. What is she worth to Cyborg then?",
    fr = "Règle maison chez nous : Element Woman compte comme si elle était deux cartes. Que vaut-elle alors pour Cyborg ?",
  },
  shows    = { "fe.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Element Woman", "Cyborg" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Element Woman"
expect(ann.power):is(2)
ann:plays "Cyborg"
expect(ann.power):is(6)               -- 2 for the Super Power, 2 for the Equipment that the same card is

ruling {
  en = "+4: +2 for the Super Power and +2 for the Equipment. Without that house rule it is +2, as one card pays once.",
  fr = "+4 : +2 pour le Super-Pouvoir et +2 pour l'Équipement. Sans cette règle maison, c'est +2, car une carte ne rapporte qu'une fois.",
}
