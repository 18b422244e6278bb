scenario "Whoever must discard more than there is discards all" {
  game     = "metal",
  question = {
    en = "I must discard two cards and have one. Is the effect off, or do I discard the one?",
    fr = "Je dois défausser deux cartes et n'en ai qu'une. L'effet tombe-t-il, ou dois-je la défausser ?",
  },
  shows    = { "metal.discard.from-hand", "metal.amb.not-enough" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Two Handfuls", "Steel" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Two Handfuls"
expect(ann.discard):is { "Steel" }
expect(ann.power):is(3)
ruling {
  en = "You discard the one: as much as possible is done of what must be done.",
  fr = "Vous défaussez celle-là : on fait autant que possible ce qui est imposé.",
}
