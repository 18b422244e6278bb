scenario "Cosmic Staff played in the own turn" {
  game     = "forever-evil",
  question = {
    en = "Does Cosmic Staff bring me the bottom card of the main deck when I simply play it?",
    fr = "Le Cosmic Staff me donne-t-il la carte du dessous du deck commun quand je le joue simplement ?",
  },
  shows    = { "fe.card.cosmic-staff" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cosmic Staff" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }
main_deck { "Giganta", "Mallet" }

ann:plays "Cosmic Staff"

expect(ann.power):is(2)
expect(ann.discard):is_empty()
expect(main_deck):count(2)

ruling {
  en = "No, played it gives Power +2; the gain belongs to its Defense.",
  fr = "Non, joué il donne +2 en Puissance ; le gain fait partie de sa Défense.",
}
