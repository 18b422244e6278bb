scenario "Neither deck nor discard pile has a card to look at" {
  game     = "metal",
  question = {
    en = "I am to look at the top cards of my deck, and both my deck and my discard pile are empty. Anything?",
    fr = "Je dois regarder le dessus de ma pioche, mais pioche et défausse sont vides. Et donc ?",
  },
  shows    = { "metal.amb.not-enough" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Wide Window", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Wide Window"
expect(log):has(ann, "has no card left in deck and discard pile")
ann:plays "Punch"
expect(ann.power):is(1)

ruling {
  en = "Nothing is looked at, and the turn goes on.",
  fr = "Rien n'est regardé, et le tour continue.",
}
