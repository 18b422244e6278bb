scenario "Bizarro and what is destroyed at the end of the game" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro. Do the cards destroyed at the end of the game by Firestorm and the Matrix give me Weaknesses before the count?",
    fr = "Je suis Bizarro. Les cartes détruites à la fin de la partie par Firestorm et la Matrice me donnent-elles des Faiblesses avant le décompte ?",
  },
  shows    = { "fe.oversized.bizarro-end-of-game" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Firestorm Matrix" }, on_character = { "Superwoman", "Kick" }, deck = { "Cosmic Staff", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}
stacks { weakness = 5 }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"         -- in the game: one Weakness
expect(weakness):count(4)
ann:buys "Steve Trevor"
ann:ends_turn()

expect(game):is_over()
expect(destroyed):is { "Firestorm Matrix", "Superwoman", "Kick", "Cosmic Staff" }
expect(weakness):count(4)               -- at the end of the game: none
expect(ann.score):is(-1)

ruling {
  en = "No. Only what you destroy while the game runs gives you Weaknesses.",
  fr = "Non. Seul ce que vous détruisez pendant la partie vous donne des Faiblesses.",
}
