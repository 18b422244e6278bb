scenario "A card in the draw pile cannot be played" {
  game     = "forever-evil",
  question = {
    en = "I know my Kick is on top of my draw pile. May I play it from there?",
    fr = "Je sais que mon Coup de Pied est au-dessus de ma pioche. Puis-je le jouer de là ?",
  },
  shows    = { "fe.play.from-hand" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = { "Kick" } },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

refused(function() ann:plays "Kick" end, "fe.play.from-hand")
expect(ann.deck):is { "Kick" }
expect(ann.power):is(0)
ruling {
  en = "No. You play cards from your hand.",
  fr = "Non. On joue les cartes de sa main.",
}
