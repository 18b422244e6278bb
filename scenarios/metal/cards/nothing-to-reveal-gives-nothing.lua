scenario "Nothing to reveal, no Power" {
  game     = "metal",
  question = {
    en = "I play Batmanium and have no card left in deck and discard pile. Do I get anything?",
    fr = "Je joue Batmanium et je n'ai plus de carte, ni en pioche ni en défausse. Est-ce que j'obtiens quelque chose ?",
  },
  shows    = { "metal.amb.not-enough" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Kitchen Scales" }, deck = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Kitchen Scales"
expect(ann.power):is(0)
expect(log):has(ann, "has no card left in deck and discard pile")

ruling {
  en = "Nothing by what would have been revealed.",
  fr = "Rien de ce qui aurait été révélé.",
}
