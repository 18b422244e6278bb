scenario "The Firestorm pile of the player who is not on turn" {
  game     = "forever-evil",
  question = {
    en = "Ann ends the game in her turn. I have Superwoman in my Firestorm pile and a Cosmic Staff kept by Firestorm Matrix. Do they score, as it was not my turn?",
    fr = "Ann met fin à la partie pendant son tour. J'ai Superwoman dans ma pile de Firestorm et un Bâton Cosmique gardé par la Matrice. Comptent-ils, puisque ce n'était pas mon tour ?",
  },
  shows    = { "fe.amb.firestorm-pile-scoring", "fe.card.firestorm", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Kick", "Punch" }, deck = { "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, deck = { "Kick" }, in_play = { { "Cosmic Staff", kept = true } }, on_character = { "Superwoman" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Punch"
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(destroyed):is { "Superwoman", "Cosmic Staff" }
expect(ben.in_play):is_empty()
expect(ben.on_character):is_empty()
expect(ben.score):is(1)                 -- the Kick alone

ruling {
  en = "No. When the game ends they are destroyed at every player's, whoever's turn it was, and before the scores are counted.",
  fr = "Non. À la fin de la partie, tout cela est détruit chez chaque joueur, peu importe à qui était le tour, et avant le décompte.",
}
