scenario "A Kick leaves Central City unused" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: I have Central City in play, play a Kick and then Giant Growth twice. What does that come to?",
    fr = "Édition française : Central City est en jeu, je joue un Coup de Pied puis deux fois Giant Growth. À combien est-ce que j'arrive ?",
  },
  shows    = { "fe.card.central-city", "fe.location.once-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Kick", "Giant Growth", "Giant Growth" }, discard = {}, in_play = { "Central City" } },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
line_up { "Ultraman" }

ann:plays "Kick"
expect(ann.power):is(2)
ann:plays "Giant Growth"
expect(ann.power):is(5)
ann:plays "Giant Growth"
expect(ann.power):is(7)
ruling {
  en = "7. The Location pays once a turn in this edition; a Kick is none of the cards that it pays for, so the first Giant Growth gets the 1.",
  fr = "7. Le Lieu ne rapporte qu'une fois par tour dans cette édition ; un Coup de Pied n'en fait pas partie, c'est donc la première Giant Growth qui a le 1.",
}
