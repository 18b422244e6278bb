scenario "Secret Society Communicator destroys a card" {
  game     = "forever-evil",
  question = {
    en = "Which destroyed card turns into Power with Secret Society Communicator?",
    fr = "Quelle carte détruite se change en Puissance avec Secret Society Communicator ?",
  },
  shows    = { "fe.card.secret-society-communicator" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Secret Society Communicator", "Secret Society Communicator", "Kick" }, discard = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Secret Society Communicator"
ann:destroys "Catwoman"
expect(ann.power):is(3)
ann:plays "Secret Society Communicator"
ann:destroys "Kick"

expect(ann.power):is(3)                 -- nothing for the other type
expect(destroyed):is { "Catwoman", "Kick" }

ruling {
  en = "A Hero, for as much as it costs. Another destroyed card gives nothing.",
  fr = "Un Héros, pour autant qu'il coûte. Une autre carte détruite ne donne rien.",
}
