scenario "Firestorm Matrix destroyed to keep a card of cost 5" {
  game     = "forever-evil",
  question = {
    en = "The card played by Firestorm Matrix costs 5. Can I have it stay in play for good?",
    fr = "La carte jouée par la Matrice de Firestorm coûte 5. Puis-je la laisser en jeu pour de bon ?",
  },
  shows    = { "fe.cards.firestorm-matrix-keep", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, deck = { "Cosmic Staff", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
expect(ann.power):is(2)                 -- the Cosmic Staff is played
expect(ann):must_choose { "destroys Firestorm Matrix", "declines" }
ann:destroys "Firestorm Matrix"
ann:ends_turn()

expect(destroyed):is { "Firestorm Matrix" }
expect(ann.in_play):is { "Cosmic Staff" }
expect(ann.discard):is_empty()

ruling {
  en = "Yes, by destroying the Matrix: the card then stays in play until the end of the game.",
  fr = "Oui, en détruisant la Matrice : la carte reste alors en jeu jusqu'à la fin de la partie.",
}
