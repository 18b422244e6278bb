scenario "A played Location stays in front of its player" {
  game     = "forever-evil",
  question = {
    en = "I played Happy Harbor and a Punch. At the end of my turn, do both go to my discard pile?",
    fr = "J'ai joué Happy Harbor et un Coup de Poing. À la fin de mon tour, vont-ils tous deux dans ma défausse ?",
  },
  shows    = { "fe.location.stays", "fe.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Happy Harbor", "Punch" }, discard = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Happy Harbor"
ann:plays "Punch"
ann:ends_turn()

expect(ann.in_play):is { "Happy Harbor" }
expect(ann.discard):is { "Punch" }
ruling {
  en = "Only the Punch. The Location remains in play for the rest of the game.",
  fr = "Seulement le Coup de Poing. Le Lieu reste en jeu jusqu'à la fin de la partie.",
}
