scenario "What a card does, it does at once" {
  game     = "rivals",
  question = {
    en = "I play a card that lets me draw. Do I get the card now, to play it this turn?",
    fr = "Je joue une carte qui me fait piocher. Ai-je la carte tout de suite, pour la jouer ce tour-ci ?",
  },
  shows    = { "rivals.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Understudy"
expect(ann.hand):is { "Kick" }
ann:plays "Kick"
expect(ann.power):is(2)
ruling {
  en = "Yes. The card is drawn before you do anything else, and it may be played like any other.",
  fr = "Oui. La carte est piochée avant que vous fassiez autre chose, et elle se joue comme les autres.",
}
