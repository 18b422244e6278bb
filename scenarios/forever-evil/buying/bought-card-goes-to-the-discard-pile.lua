scenario "A bought card lies on the discard pile at once" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I have just bought a card. Does it come into my hand so that I can play it this turn?",
    fr = "Je viens d'acheter une carte. Va-t-elle dans ma main, pour que je la joue ce tour-ci ?",
  },
  shows    = { "fe.buy.to-discard", "fe.play.from-hand" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, discard = { "Punch" }, power = 4 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:buys "Giganta"
expect(ann.discard):in_order { "Giganta", "Punch" }
expect(ann.hand):is_empty()
refused(function() ann:plays "Giganta" end, "fe.play.from-hand")
ruling {
  en = "No. It goes on top of your discard pile at once, and you play it when you have drawn it.",
  fr = "Non. Elle va aussitôt sur votre défausse, et vous la jouerez quand vous l'aurez piochée.",
}
