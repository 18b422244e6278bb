scenario "The French edition names looking among the reasons to shuffle" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "The French booklet speaks of drawing, revealing or looking. Must I make a new draw pile when a card has me look at its top?",
    fr = "Le livret français parle de piocher, révéler ou regarder. Dois-je refaire ma pioche quand une carte me fait en regarder le dessus ?",
  },
  shows    = { "fe.deck.reshuffle-look" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Spyglass" }, deck = {}, discard = { "Punch", "Kick", "Vulnerability" } },
  { "Ben", character = "Sinestro" },
}

shuffle_gives { "Vulnerability" }
ann:plays "Spyglass"

expect(ann.deck):count(3)
expect(ann.deck):top "Vulnerability"
expect(ann.discard):is_empty()
ruling {
  en = "Yes. The empty draw pile is made anew of the discard pile before the look, and the card seen stays on top.",
  fr = "Oui. La pioche vide est refaite avec la défausse avant le regard, et la carte vue reste dessus.",
}
