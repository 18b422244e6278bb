scenario "A Location for which Firestorm Matrix was destroyed" {
  game     = "forever-evil",
  question = {
    en = "My Firestorm Matrix played Happy Harbor, and I destroyed the Matrix for it. Does the Location still score at the end of the game?",
    fr = "Ma Matrice de Firestorm a joué Happy Harbor, et j'ai détruit la Matrice pour la garder. Ce Lieu rapporte-t-il encore son PV à la fin de la partie ?",
  },
  shows    = { "fe.card.firestorm-matrix", "fe.amb.matrix-location", "fe.amb.firestorm-pile-scoring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, deck = { "Happy Harbor" }, discard = {}, power = 8 },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
super_heroes { "The Flash" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Firestorm Matrix", "Happy Harbor" }
expect(ann.score):is(4)                      -- The Flash alone
ruling {
  en = "No. What was kept by destroying the Matrix is destroyed at the end of the game. Left to itself, the Location would have stayed in play all the same, and scored.",
  fr = "Non. Ce qui est resté en jeu contre la Matrice est détruit à la fin de la partie. Sans cela, le Lieu serait resté en jeu aussi bien, et aurait rapporté son PV.",
}
