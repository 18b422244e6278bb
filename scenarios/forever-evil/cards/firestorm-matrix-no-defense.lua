scenario "No Defense from a card kept by the Matrix" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix left Cosmic Staff in front of me and I am attacked. Can I defend with it?",
    fr = "La Matrice de Firestorm a laissé le Cosmic Staff devant moi et on m'attaque. Puis-je m'en servir comme Défense ?",
  },
  shows    = { "fe.cards.firestorm-matrix-no-defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, vp = 2,
    deck = { "Cosmic Staff", "Invulnerable", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Catwoman" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
ann:ends_turn()
ben:plays "Catwoman"
expect(ann):must_choose { "defends with Invulnerable", "declines" }
refused(function() ann:defends "Cosmic Staff" end, "fe.cards.firestorm-matrix-no-defense")
ann:declines()

expect(ann.in_play):is { "Cosmic Staff" }
expect(ann.vp):is(1)

ruling {
  en = "No. Its Defense works from your hand only; in play the card is only played, once in each of your turns.",
  fr = "Non. Sa Défense ne sert que depuis votre main ; en jeu, la carte se joue seulement, une fois à chacun de vos tours.",
}
