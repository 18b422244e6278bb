scenario "A table in the middle of a Confrontation" {
  game     = "rivals",
  confronting = 1,
  question = {
    en = "I lay out a table where Ann has announced her Confrontation and played a card. How does it go on?",
    fr = "Je pose une table où Ann a annoncé sa Confrontation et joué une carte. Comment cela continue-t-il ?",
  },
  shows    = { "rivals.confront.hand-over", "rivals.confront.no-buying" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, in_play = { { "Kick", played = true } }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

expect(ann):must_choose { "plays Punch", "hands over" }
refused(function() ann:buys "Kick" end, "rivals.confront.no-buying")
ann:plays "Punch"
ann:hands_over()
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "As in the game: cards, no purchases, then handing over and the comparison.",
  fr = "Comme dans la partie : des cartes, pas d'achat, puis passer la main et comparer.",
}
