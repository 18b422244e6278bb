scenario "Firestorm Matrix turns up the second Firestorm Matrix" {
  game     = "forever-evil",
  question = {
    en = "My Firestorm Matrix plays the other Firestorm Matrix off my deck, and that one a Kick. Which of the two may I destroy to leave the Kick in play?",
    fr = "Ma Matrice de Firestorm joue l'autre Matrice de ma pioche, et celle-ci un Coup de Pied. Laquelle puis-je détruire pour laisser le Coup de Pied en jeu ?",
  },
  shows    = { "fe.card.firestorm-matrix", "fe.cards.firestorm-matrix-keep", "fe.cards.firestorm-matrix-play-top" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, deck = { "Firestorm Matrix", "Kick", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
expect(ann):must_choose { "destroys Firestorm Matrix", "declines" }
ann:destroys "Firestorm Matrix"

expect(destroyed):is { "Firestorm Matrix" }
expect(ann.in_play):is { "Firestorm Matrix", "Kick" }
expect(ann.power):is(2)
expect(log):has("Firestorm Matrix", "has no further effect", "by", "fe.cards.firestorm-matrix-keep")
ruling {
  en = "Only the second one, which played the Kick. The other has played a card of cost 7, which it cannot keep.",
  fr = "Seulement la seconde, qui a joué le Coup de Pied. La première a joué une carte de coût 7, qu'elle ne peut pas laisser en jeu.",
}
