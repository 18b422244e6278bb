scenario "The pictured Location leaves any other card where it is" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Blackgate Prison turned up my Kick. Is it destroyed, drawn or put back?",
    fr = "Blackgate Prison a révélé mon Coup de Pied. Est-il détruit, pioché ou remis ?",
  },
  shows    = { "fe.card.blackgate-prison" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, in_play = { "Blackgate Prison" }, deck = { "Kick", "Weakness" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Catwoman", "Insanity", "Mallet" }

ann:uses "Blackgate Prison"
expect(ann.deck):in_order { "Kick", "Weakness" }
expect(ann.hand):is_empty()
expect(ann.vp):is(0)
ruling {
  en = "None of these: it stays on top of your draw pile.",
  fr = "Rien de tout cela : il reste au-dessus de votre pioche.",
}
