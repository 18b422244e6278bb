scenario "Firestorm Matrix kept: both cards are discarded" {
  game     = "forever-evil",
  question = {
    en = "I choose not to destroy Firestorm Matrix. What becomes of it and of the card it played?",
    fr = "Je choisis de ne pas détruire la Matrice de Firestorm. Que deviennent-elles, elle et la carte jouée ?",
  },
  shows    = { "fe.cards.firestorm-matrix-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, deck = { "Cosmic Staff", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:declines()
expect(ann.in_play):is { "Firestorm Matrix", "Cosmic Staff" }
ann:ends_turn()

expect(ann.in_play):is_empty()
expect(ann.discard):is { "Firestorm Matrix", "Cosmic Staff" }
expect(destroyed):is_empty()

ruling {
  en = "Both go to your discard pile at the end of the turn, as usual.",
  fr = "Toutes deux vont dans votre défausse à la fin du tour, comme d'habitude.",
}
