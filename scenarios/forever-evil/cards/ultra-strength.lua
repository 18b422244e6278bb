scenario "Ultra Strength" {
  game     = "forever-evil",
  question = {
    en = "What do I get for Ultra Strength, the dearest Super Power?",
    fr = "Que donne Ultra Strength, le Super-Pouvoir le plus cher ?",
  },
  shows    = { "fe.card.ultra-strength" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Ultra Strength" }, deck = { "Kick", "Giganta", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Ultra Strength"

expect(ann.power):is(3)
expect(ann.hand):is { "Kick", "Giganta" }
expect(ann.deck):is { "Punch" }

ruling {
  en = "Power +3 and two cards drawn.",
  fr = "+3 en Puissance et deux cartes piochées.",
}
