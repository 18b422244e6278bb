scenario "Harley Quinn passes a card to herself with Mallet" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn with two Mallets. I draw the first revealed card and pass the second one to my own discard pile. Does that make me draw?",
    fr = "Je suis Harley Quinn avec deux Mallet. Je pioche la première carte révélée et passe la seconde dans ma propre défausse. Est-ce que cela me fait piocher ?",
  },
  shows    = { "fe.card.harley-quinn", "fe.card.mallet" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Mallet", "Mallet" }, deck = { "Giganta", "Vulnerability", "Kick", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Mallet"
ann:chooses "draw it"
expect(ann.hand):is { "Mallet", "Giganta" }  -- drawing it passes nothing
ann:plays "Mallet"
ann:chooses "Ann"

expect(ann.discard):is { "Vulnerability" }
expect(ann.hand):is { "Giganta", "Kick" }
expect(ann.deck):is { "Punch" }
ruling {
  en = "Yes, the second one: you pass a card, even to yourself, and it is your first this turn. Drawing the revealed card passes nothing.",
  fr = "Oui, la seconde : vous passez une carte, fût-ce à vous-même, et c'est la première de ce tour. Piocher la carte révélée n'est pas passer.",
}
