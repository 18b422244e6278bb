scenario "Stargirl played in the own turn" {
  game     = "forever-evil",
  question = {
    en = "What does Stargirl give me in my own turn?",
    fr = "Que me donne Star Girl à mon propre tour ?",
  },
  shows    = { "fe.card.stargirl" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Stargirl" }, deck = { "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Stargirl"

expect(ann.power):is(2)
expect(ann.hand):is_empty()             -- the draw belongs to her Defense

ruling {
  en = "Power +2. Drawing a card belongs to her Defense.",
  fr = "+2 en Puissance. Piocher une carte fait partie de sa Défense.",
}
