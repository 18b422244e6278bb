scenario "Shazam! with one card left to gain" {
  game     = "forever-evil",
  question = {
    en = "The main deck is down to its last card when I play Shazam! Is that enough?",
    fr = "Le deck commun n'a plus que sa dernière carte quand je joue Shazam! Est-ce que cela suffit ?",
  },
  shows    = { "fe.gain.nothing-available", "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { "Giganta", "Cold Gun", "Superwoman", "Ultraman", "Despero" }
main_deck { "Power Girl" }

ann:plays "Shazam!"
expect(ann.power):is(3)
expect(destroyed):has "Power Girl"
expect(ann.in_play):is { "Shazam!" }

ruling {
  en = "One: the second is not there and is not gained. The one is played, and it is the one that is destroyed.",
  fr = "Une : la seconde n'est pas là et n'est pas gagnée. Celle-là est jouée, et c'est elle qui est détruite.",
}
