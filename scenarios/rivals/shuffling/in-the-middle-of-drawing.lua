scenario "The draw pile runs out in the middle of drawing" {
  game     = "rivals",
  question = {
    en = "I must draw three cards and my draw pile has one. What happens?",
    fr = "Je dois piocher trois cartes et ma pioche n'en a qu'une. Que se passe-t-il ?",
  },
  shows    = { "rivals.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Big Net" }, deck = { "Kick" }, discard = { "Punch", "Vulnerability", "Punch" } },
  { "Ben", character = "The Joker 9" },
}
shuffle_gives { "Vulnerability", "Punch", "Punch" }

ann:plays "Big Net"
expect(ann.hand):is { "Kick", "Vulnerability", "Punch" }
expect(ann.deck):is { "Punch" }
expect(ann.discard):is_empty()
ruling {
  en = "You draw the one, shuffle your discard pile into a new draw pile, and draw the other two from it.",
  fr = "Vous piochez la première, mélangez votre défausse pour en faire une pioche, et y piochez les deux autres.",
}
