scenario "Belle Reve pays again for the Villain that Firestorm Matrix keeps" {
  game     = "forever-evil",
  question = {
    en = "Belle Reve is in play and Firestorm Matrix plays Man-Bat off my deck, whom I keep. Does Belle Reve pay for him now, and again in later turns?",
    fr = "Belle Reve est en jeu et la Matrice de Firestorm joue Man-Bat depuis ma pioche ; je le garde. Belle Reve donne-t-elle son bonus maintenant, et encore aux tours suivants ?",
  },
  shows    = { "fe.card.belle-reve", "fe.cards.firestorm-matrix-as-played", "fe.cards.firestorm-matrix-play-top" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, in_play = { "Belle Reve" }, discard = {},
    deck = { "Man-Bat", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(3)                      -- 2 of Man-Bat, 1 of Belle Reve; nothing for the Equipment
ann:ends_turn()
ben:ends_turn()
expect(ann.power):is(0)                      -- lying there is not being played
ann:plays "Man-Bat"

expect(ann.power):is(3)
ruling {
  en = "Both times: he is played now, and each later use counts as playing him from your hand.",
  fr = "Les deux fois : il est joué maintenant, et chaque utilisation ultérieure vaut un jeu depuis votre main.",
}
