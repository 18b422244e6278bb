scenario "The card kept by the Matrix at the end of the game" {
  game     = "forever-evil",
  question = {
    en = "Does the card that Firestorm Matrix left in play score at the end of the game?",
    fr = "La carte laissée en jeu par la Matrice de Firestorm compte-t-elle à la fin de la partie ?",
  },
  shows    = { "fe.amb.firestorm-pile-scoring", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Firestorm Matrix", "Kick" }, deck = { "Cosmic Staff", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Superwoman", "Despero" }
main_deck {}

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(destroyed):is { "Firestorm Matrix", "Cosmic Staff" }
expect(ann.score):is(1)                 -- the Kick alone

ruling {
  en = "No. By the words of the Matrix it is destroyed when the game ends, before the count.",
  fr = "Non. D'après la Matrice elle est détruite à la fin de la partie, avant le décompte.",
}
