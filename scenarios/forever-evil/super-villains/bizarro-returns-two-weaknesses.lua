scenario "Bizarro returns two Weaknesses to draw a card" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro with two Weaknesses in my discard pile. What can I do with them?",
    fr = "Je suis Bizarro avec deux Faiblesses dans ma défausse. Que puis-je en faire ?",
  },
  shows    = { "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Punch" }, discard = { "Weakness", "Kick", "Weakness" }, deck = { "Giganta", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { weakness = 4 }

expect(ann):may("uses", "Bizarro")
ann:uses "Bizarro"

expect(weakness):count(6)
expect(ann.discard):is { "Kick" }
expect(ann.hand):is { "Punch", "Giganta" }

ruling {
  en = "In your turn you may put both back on the Weakness stack and draw one card.",
  fr = "À votre tour, vous pouvez les remettre toutes deux sur la pile des Faiblesses et piocher une carte.",
}
