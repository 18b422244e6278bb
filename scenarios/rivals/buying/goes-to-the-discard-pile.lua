scenario "A bought card goes to the discard pile, not to the hand" {
  game     = "rivals",
  question = {
    en = "I buy Huntress. Can I play her this turn?",
    fr = "J'achète Huntress. Puis-je la jouer ce tour-ci ?",
  },
  shows    = { "rivals.buy.to-discard", "rivals.summary.bought-to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, power = 4, discard = { "Punch" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }

ann:buys "Huntress"
expect(ann.discard):top "Huntress"
expect(ann.hand):is { "Punch" }
ruling {
  en = "No. She goes face up to your discard pile at once, and comes to your hand when you draw her.",
  fr = "Non. Elle va tout de suite, face visible, dans votre défausse, et viendra en main quand vous la piocherez.",
}
