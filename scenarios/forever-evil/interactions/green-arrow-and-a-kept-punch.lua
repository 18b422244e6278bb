scenario "Green Arrow pays for a Punch kept by Firestorm Matrix" {
  game     = "forever-evil",
  question = {
    en = "Green Arrow is in play and Firestorm Matrix keeps a Punch in play for me. Is that Punch worth 2 Power in each of my turns?",
    fr = "Green Arrow est en jeu et la Matrice de Firestorm me garde un Coup de Poing en jeu. Ce Coup de Poing vaut-il 2 de Puissance à chacun de mes tours ?",
  },
  shows    = { "fe.card.green-arrow", "fe.cards.firestorm-matrix-as-played", "fe.card.punch" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, in_play = { "Green Arrow" }, discard = {},
    deck = { "Punch", "Vulnerability", "Vulnerability", "Vulnerability", "Kick", "Kick" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(2)
ann:ends_turn()
ben:ends_turn()
ann:plays "Punch"

expect(ann.power):is(2)
expect(ann.in_play):is { "Green Arrow", "Punch" }
expect(ann):may_not("plays", "Punch")
ruling {
  en = "Yes: once a turn you play it as if from your hand, 1 for the Punch and 1 by Green Arrow.",
  fr = "Oui : une fois par tour vous le jouez comme de votre main, 1 pour le Coup de Poing et 1 par Green Arrow.",
}
