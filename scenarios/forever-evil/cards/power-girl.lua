scenario "Power Girl" {
  game     = "forever-evil",
  question = {
    en = "What is Power Girl worth when played?",
    fr = "Que vaut Power Girl quand on la joue ?",
  },
  shows    = { "fe.card.power-girl" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Girl" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Power Girl"

expect(ann.power):is(3)
expect(ann.hand):is_empty()
expect(ann.deck):is { "Punch" }

ruling {
  en = "Power +3, nothing else.",
  fr = "+3 en Puissance, rien d'autre.",
}
