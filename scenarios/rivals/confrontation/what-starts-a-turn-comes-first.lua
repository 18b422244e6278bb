scenario "What happens at the start of a turn comes before the announcement" {
  game     = "rivals",
  question = {
    en = "My Location draws me a card as my turn begins. Do I have to say before that whether I confront?",
    fr = "Mon Lieu me fait piocher au début de mon tour. Dois-je dire avant cela si je confronte ?",
  },
  shows    = { "rivals.amb.confront-and-start-effects" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, deck = { "Kick", "Punch" }, in_play = { "Morning Bell" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

expect(ann.hand):is { "Punch", "Kick" }   -- drawn already, and nothing is decided
ann:confronts()
ruling {
  en = "No. The effect comes by itself and first; then you decide, knowing what you drew.",
  fr = "Non. L'effet vient de lui-même et d'abord ; vous décidez ensuite, en sachant ce que vous avez pioché.",
}
