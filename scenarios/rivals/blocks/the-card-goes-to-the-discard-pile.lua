scenario "A Block that was used goes to the discard pile at once" {
  game     = "rivals",
  question = {
    en = "I blocked with a card. Do I get it back, or a new card for it, before my turn?",
    fr = "J'ai bloqué avec une carte. Est-ce que je la récupère, ou une nouvelle carte à sa place, avant mon tour ?",
  },
  shows    = { "rivals.amb.block-cards-go" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch", "Kick" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.discard):is { "Chalk Line" }
expect(ben.hand):is { "Punch", "Kick" }   -- with these he plays his own turn
expect(ben):is_on_turn()
ruling {
  en = "No. It is in your discard pile at once, and your hand is filled only at the end of your own turn.",
  fr = "Non. Elle est aussitôt dans votre défausse, et votre main ne se refait qu'à la fin de votre propre tour.",
}
