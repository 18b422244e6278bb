scenario "With fewer than five cards left, all of them are drawn" {
  game     = "forever-evil",
  question = {
    en = "I own four cards in all after destroying the rest. What happens when I must draw five at the end of my turn?",
    fr = "Il ne me reste que quatre cartes en tout. Que se passe-t-il quand je dois en piocher cinq à la fin de mon tour ?",
  },
  shows    = { "fe.amb.draw-less-than-five", "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch" }, deck = { "Kick", "Kick" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Catwoman", "Cold Gun", "Stargirl", "Broadsword" }

ann:plays "Punch"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Kick", "Punch", "Punch" }
expect(ann.deck):is_empty()
expect(ann.discard):is_empty()
expect(game):goes_on()
ruling {
  en = "You draw the four and play on; having fewer than five has no other consequence.",
  fr = "Vous piochez les quatre et la partie continue ; en avoir moins de cinq n'a pas d'autre conséquence.",
}
