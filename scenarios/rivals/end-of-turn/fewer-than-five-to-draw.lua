scenario "With fewer than five cards, all of them are drawn" {
  game     = "rivals",
  question = {
    en = "I own only three cards by now. What happens when I must draw five?",
    fr = "Je ne possède plus que trois cartes. Que se passe-t-il quand je dois en piocher cinq ?",
  },
  shows    = { "rivals.amb.draw-less-than-five", "rivals.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = { "Kick", "Kick" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }

ann:ends_turn()
expect(ann.hand):is { "Kick", "Kick", "Punch" }
expect(ann.deck):is_empty()
expect(ann.discard):is_empty()
expect(game):goes_on()
ruling {
  en = "You draw the three and play on; nothing else follows from it.",
  fr = "Vous piochez les trois et continuez ; cela n'a pas d'autre conséquence.",
}
