scenario "Five to draw at the end of the turn, and two in the draw pile" {
  game     = "rivals",
  question = {
    en = "At the end of my turn two cards are left in my draw pile. How do I get my five?",
    fr = "À la fin de mon tour, il reste deux cartes dans ma pioche. Comment ai-je mes cinq cartes ?",
  },
  shows    = { "rivals.deck.reshuffle", "rivals.shuffle.when-needed", "rivals.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Vulnerability" }, deck = { "Kick", "Kick" }, discard = { "Punch", "Huntress" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Robin", "Nightwing", "Oracle", "Superman", "Bane" }
shuffle_gives { "Huntress", "Punch", "Vulnerability" }

ann:plays "Punch"
ann:ends_turn()
expect(ann.hand):is { "Kick", "Kick", "Huntress", "Punch", "Vulnerability" }
expect(ann.deck):is { "Punch" }
ruling {
  en = "You draw the two, shuffle your discard pile, in which by then lie the cards of this turn, too, and draw three more.",
  fr = "Vous piochez les deux, mélangez votre défausse, où se trouvent alors aussi les cartes de ce tour, et en piochez trois.",
}
