scenario "The Blight destroys a card" {
  game     = "forever-evil",
  question = {
    en = "What does The Blight pay for destroying a Super Power, and for another card?",
    fr = "Que donne The Blight pour un Super-Pouvoir détruit, et pour une autre carte ?",
  },
  shows    = { "fe.card.the-blight" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "The Blight", "The Blight", "Mallet" }, discard = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "The Blight"
ann:destroys "Bizarro Power"
expect(ann.power):is(6)
ann:plays "The Blight"
ann:destroys "Mallet"

expect(ann.power):is(6)                 -- nothing for the other type
expect(destroyed):is { "Bizarro Power", "Mallet" }

ruling {
  en = "The cost of the Super Power as Power; nothing for another card.",
  fr = "Le coût du Super-Pouvoir en Puissance ; rien pour une autre carte.",
}
