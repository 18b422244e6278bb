scenario "A card in another player's hand cannot be played" {
  game     = "forever-evil",
  question = {
    en = "Ben showed me his hand and says I can use his Superwoman. Is that possible?",
    fr = "Ben m'a montré sa main et me prête sa Superwoman. Est-ce possible ?",
  },
  shows    = { "fe.play.from-hand" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = { "Superwoman" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

refused(function() ann:plays "Superwoman" end, "fe.play.from-hand")
expect(ben.hand):is { "Superwoman" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. On your turn you play the cards of your own hand.",
  fr = "Non. À votre tour, vous jouez les cartes de votre propre main.",
}
