scenario "Firestorm lends the use of Blackgate Prison" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has taken Blackgate Prison off my deck. May I use its once-a-turn ability now?",
    fr = "Firestorm a pris Blackgate Prison du dessus de ma pioche. Puis-je utiliser dès maintenant sa capacité, qui sert une fois par tour ?",
  },
  shows    = { "fe.card.blackgate-prison", "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm" }, deck = { "Blackgate Prison", "Vulnerability", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Firestorm"
ann:uses "Blackgate Prison"

expect(destroyed):is { "Vulnerability" }
expect(ann.vp):is(1)
expect(ann):may_not("uses", "Blackgate Prison")

ruling {
  en = "Yes, once this turn, as Firestorm is in play and has the text of the Location.",
  fr = "Oui, une fois ce tour, car Firestorm est en jeu et a le texte du Lieu.",
}
