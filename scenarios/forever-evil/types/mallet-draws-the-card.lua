scenario "The pictured Equipment may draw the revealed card" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "My Mallet reveals my best card. Must I put it into a discard pile?",
    fr = "Mon Mallet révèle ma meilleure carte. Dois-je la mettre dans une défausse ?",
  },
  shows    = { "fe.types.figure-equipment" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Mallet" }, deck = { "Superwoman", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Cold Gun", "Insanity", "Giganta" }

ann:plays "Mallet"
ann:chooses "draw it"
expect(ann.hand):is { "Superwoman" }
expect(ann.discard):is_empty()
expect(ann):may("plays", "Superwoman")
ruling {
  en = "No, you may draw it and play it this turn.",
  fr = "Non, vous pouvez la piocher et la jouer ce tour-ci.",
}
