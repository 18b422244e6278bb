scenario "Johnny Quick" {
  game     = "forever-evil",
  question = {
    en = "Does Johnny Quick give Power or a card?",
    fr = "Johnny Quick donne-t-il de la Puissance ou une carte ?",
  },
  shows    = { "fe.card.johnny-quick" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Johnny Quick" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Johnny Quick"

expect(ann.power):is(0)
expect(ann.hand):is { "Kick" }
expect(ann.deck):is { "Punch" }

ruling {
  en = "A card: you draw one.",
  fr = "Une carte : vous en piochez une.",
}
