scenario "Super Intellect destroys a card" {
  game     = "forever-evil",
  question = {
    en = "I destroy an Equipment with Super Intellect. How much Power is that?",
    fr = "Je détruis un Équipement avec Super Intellect. Combien de Puissance est-ce ?",
  },
  shows    = { "fe.card.super-intellect" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Super Intellect", "Super Intellect", "Giganta" }, discard = { "Mallet" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Super Intellect"
ann:destroys "Mallet"
expect(ann.power):is(4)
ann:plays "Super Intellect"
ann:destroys "Giganta"

expect(ann.power):is(4)                 -- nothing for the other type
expect(destroyed):is { "Mallet", "Giganta" }

ruling {
  en = "The cost of the Equipment. Another destroyed card gives nothing.",
  fr = "Le coût de l'Équipement. Une autre carte détruite ne donne rien.",
}
