scenario "Super Intellect destroys a card" {
  game     = "forever-evil",
  question = {
    en = "I destroy an Equipment with Super Intellect. How much Power is that?",
    fr = "Je détruis un Équipement avec Super Intellect. Combien de Puissance est-ce ?",
  },
  shows    = { "fe.card.super-intellect" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Super Intellect", "Super Intellect", "Giganta" }, discard = { "Cosmic Staff" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Super Intellect"
ann:destroys "Cosmic Staff"
expect(ann.power):is(5)                 -- its cost, not that of Super Intellect
ann:plays "Super Intellect"
ann:destroys "Giganta"

expect(ann.power):is(5)                 -- nothing for the other type
expect(destroyed):is { "Cosmic Staff", "Giganta" }

ruling {
  en = "The cost of the Equipment. Another destroyed card gives nothing.",
  fr = "Le coût de l'Équipement. Une autre carte détruite ne donne rien.",
}
