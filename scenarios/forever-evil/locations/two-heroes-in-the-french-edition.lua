scenario "French edition: a Location has its effect once per turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: I play two Heroes in a turn with Happy Harbor in play. Does the second one give +1 Power as well?",
    fr = "Édition française : je joue deux Héros dans le tour avec Happy Harbor en jeu. Le second donne-t-il aussi +1 en Puissance ?",
  },
  shows    = { "fe.location.once-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Happy Harbor" }, hand = { "Stargirl", "Commissioner Gordon" }, discard = {},
    deck = { "Commissioner Gordon", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Stargirl"
expect(ann.power):is(3)                   -- 2 + 1
ann:plays "Commissioner Gordon"
expect(ann.power):is(4)                   -- + 1, and nothing of the Location
ann:ends_turn()
ben:ends_turn()

ann:plays "Commissioner Gordon"
expect(ann.power):is(2)                   -- a new turn, the Location works again
ruling {
  en = "No. In the French edition the effect of a Location comes once per turn; on your next turn it works again.",
  fr = "Non. Dans l'édition française l'effet d'un Lieu n'a lieu qu'une fois par tour ; il revient à votre tour suivant.",
}
