scenario "Putting the hand away does not count as discarding" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and end my turn with two cards in hand. Does putting them away count as discarding, so that she draws a card?",
    fr = "Je suis Harley Quinn et je finis mon tour avec deux cartes en main. Les ranger compte-t-il comme une défausse qui me fait piocher ?",
  },
  shows    = { "fe.amb.end-of-turn-is-it-a-turn", "fe.end-turn.2-hand" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Punch", "Vulnerability" }, discard = {},
    deck = { "Kick", "Kick", "Kick", "Kick", "Kick", "Man-Bat" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Stargirl", "Broadsword", "Catwoman", "Superwoman" }

ann:ends_turn()

expect(ann.discard):is { "Punch", "Vulnerability" }
expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick", "Kick" }
expect(ann.deck):is { "Man-Bat" }         -- no sixth card
ruling {
  en = "No. The cards are placed there after the turn has ended; Harley Quinn needs a discard during somebody's turn.",
  fr = "Non. Les cartes y sont placées après la fin du tour ; il faut à Harley Quinn une défausse pendant le tour de quelqu'un.",
}
