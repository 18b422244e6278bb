scenario "Shazam! gains the Matrix, which is gone when he must destroy" {
  game     = "forever-evil",
  question = {
    en = "Shazam! brings Firestorm Matrix and Vibe. The Matrix plays a Kick and I destroy the Matrix to keep it. Must I still destroy one of the two?",
    fr = "Shazam! apporte la Matrice de Firestorm et Vibe. La Matrice joue un Coup de Pied et je la détruis pour le garder. Dois-je encore détruire une des deux ?",
  },
  shows    = { "fe.card.shazam", "fe.cards.firestorm-matrix-keep" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!" }, deck = { "Kick" }, discard = {} },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
main_deck:on_top { "Firestorm Matrix", "Vibe" }
line_up { "Ultraman" }

ann:plays "Shazam!"
ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(3)
expect(destroyed):is { "Firestorm Matrix", "Vibe" }
expect(ann.in_play):is { "Shazam!", "Kick" }
refused(function() ann:plays "Kick" end, "fe.cards.firestorm-matrix-not-same-turn")
ruling {
  en = "Yes: Vibe, the only one left. The Kick is neither of the two and stays in play.",
  fr = "Oui : Vibe, la seule qui reste. Le Coup de Pied n'est pas l'une des deux et reste en jeu.",
}
