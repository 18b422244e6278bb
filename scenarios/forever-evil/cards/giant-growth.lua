scenario "Giant Growth" {
  game     = "forever-evil",
  question = {
    en = "I play Giant Growth. Is that as good as a Kick?",
    fr = "Je joue Giant Growth. Est-ce aussi bien qu'un Coup de Pied ?",
  },
  shows    = { "fe.card.giant-growth" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Giant Growth" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Giant Growth"

expect(ann.power):is(2)
expect(ann.hand):is_empty()
expect(ann.deck):is { "Punch" }

ruling {
  en = "Yes, it gives Power +2 just as a Kick does.",
  fr = "Oui, il donne +2 en Puissance tout comme un Coup de Pied.",
}
