scenario "The card kept by the Matrix is played in the next turn" {
  game     = "forever-evil",
  question = {
    en = "Next turn I use the Hero that Firestorm Matrix left in play. Does Happy Harbor react as if I played that card from my hand?",
    fr = "Au tour suivant j'utilise le Héros laissé en jeu par la Matrice de Firestorm. Happy Harbor réagit-il comme si je le jouais de ma main ?",
  },
  shows    = { "fe.cards.firestorm-matrix-as-played", "fe.card.firestorm-matrix", "fe.card.happy-harbor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, in_play = { "Happy Harbor" },
    deck = { "Stargirl", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(3)                 -- 2 of Stargirl, 1 of Happy Harbor
ann:ends_turn()
ben:ends_turn()
ann:plays "Stargirl"

expect(ann.power):is(3)                 -- the same again
expect(ann.in_play):is { "Happy Harbor", "Stargirl" }
refused(function() ann:plays "Stargirl" end, "fe.card.firestorm-matrix")   -- once a turn
ann:ends_turn()
expect(ann.in_play):is { "Happy Harbor", "Stargirl" }

ruling {
  en = "Yes. Once in each of your later turns you play that card as if from your hand, and what reacts to playing it reacts.",
  fr = "Oui. Une fois à chacun de vos tours suivants vous jouez cette carte comme de votre main, et ce qui réagit à ce jeu réagit.",
}
