scenario "A Defense is allowed although no Weakness is left" {
  game     = "rivals",
  question = {
    en = "Ann's Attack would give me a Weakness, but none is left. May I still defend, to draw the card of my Defense?",
    fr = "L'Attaque d'Ann me donnerait une Faiblesse, mais il n'en reste pas. Puis-je quand même me défendre, pour piocher ?",
  },
  shows    = { "rivals.weakness.defend-when-empty" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella" }, deck = { "Kick", "Punch" }, discard = {} },
}
stacks { weakness = 0 }

ann:plays "Leaky Roof"
ben:defends "Umbrella"
expect(ben.hand):is { "Kick" }
expect(ben.discard):is { "Umbrella" }
ruling {
  en = "Yes. The Attack is made all the same, and it may be avoided.",
  fr = "Oui. L'Attaque a lieu malgré tout, et elle peut être évitée.",
}
