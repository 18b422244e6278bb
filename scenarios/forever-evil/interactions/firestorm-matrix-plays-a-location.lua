scenario "A Location played by Firestorm Matrix stays anyway" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix plays Belle Reve, cost 5, off my deck. Must I destroy the Matrix so that the Location stays in play?",
    fr = "La Matrice de Firestorm joue Belle Reve, de coût 5, depuis ma pioche. Dois-je détruire la Matrice pour que le Lieu reste en jeu ?",
  },
  shows    = { "fe.amb.matrix-location", "fe.location.stays", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, deck = { "Belle Reve", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:declines()
ann:ends_turn()

expect(ann.in_play):is { "Belle Reve" }
expect(ann.discard):is { "Firestorm Matrix" }
expect(destroyed):is_empty()
ruling {
  en = "No. A played Location stays by its own rule; keep the Matrix, which goes to your discard pile at the end of the turn.",
  fr = "Non. Un Lieu joué reste de lui-même ; gardez la Matrice, qui va dans votre défausse à la fin du tour.",
}
