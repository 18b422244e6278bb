scenario "The revealed card enters first" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box reveals a card of cost 1. Does that very card enter, or the one below it?",
    fr = "La Boîte de Pandora révèle une carte de coût 1. Est-ce cette carte qui arrive, ou celle d'en dessous ?",
  },
  shows    = { "fe.cards.pandora-first" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Pandora's Box" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor" }
main_deck { "Steve Trevor", "Giganta", "Mallet" }

ann:plays "Pandora's Box"

expect(line_up):in_order { "Ultraman", "Power Armor", "Steve Trevor" }
expect(main_deck):in_order { "Giganta", "Mallet" }

ruling {
  en = "The revealed card itself; with cost 1 it is the only one.",
  fr = "La carte révélée elle-même ; avec un coût de 1 elle est la seule.",
}
