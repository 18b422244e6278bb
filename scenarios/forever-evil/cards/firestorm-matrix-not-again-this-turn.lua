scenario "A card kept by the Matrix is not played twice" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix has just left Cosmic Staff in play. May I play it once more this turn?",
    fr = "La Matrice de Firestorm vient de laisser le Cosmic Staff en jeu. Puis-je le rejouer ce tour ?",
  },
  shows    = { "fe.cards.firestorm-matrix-not-same-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, deck = { "Cosmic Staff", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(2)
expect(ann):may_not("plays", "Cosmic Staff")
refused(function() ann:plays "Cosmic Staff" end, "fe.cards.firestorm-matrix-not-same-turn")

ruling {
  en = "No. It can be played again from your next turn on.",
  fr = "Non. Vous pourrez le rejouer à partir de votre prochain tour.",
}
