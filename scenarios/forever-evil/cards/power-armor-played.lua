scenario "Power Armor played" {
  game     = "forever-evil",
  question = {
    en = "What is Power Armor worth in my own turn?",
    fr = "Que vaut Power Armor à mon propre tour ?",
  },
  shows    = { "fe.card.power-armor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Armor", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora" }

ann:plays "Power Armor"

expect(ann.power):is(3)
expect(ann.hand):is { "Weakness" }

ruling {
  en = "Power +3.",
  fr = "+3 en Puissance.",
}
