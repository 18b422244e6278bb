scenario "The new hand is five cards, however many were left" {
  game     = "forever-evil",
  question = {
    en = "I ended my turn with two cards still in hand. Do I draw only up to five, that is three, or five?",
    fr = "J'ai fini mon tour avec deux cartes encore en main. Est-ce que je complète à cinq, donc trois cartes, ou est-ce que j'en pioche cinq ?",
  },
  shows    = { "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Vulnerability", "Vulnerability", "Punch" }, discard = {},
    deck = { "Kick", "Man-Bat", "Kick", "Man-Bat", "Kick", "Invulnerable", "Invulnerable" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Catwoman", "Cold Gun", "Stargirl", "Broadsword" }

ann:plays "Punch"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Man-Bat", "Kick", "Man-Bat", "Kick" }
expect(ann.deck):is { "Invulnerable", "Invulnerable" }
ruling {
  en = "Five. The cards that were left have gone to the discard pile before, so the new hand is all drawn.",
  fr = "Cinq. Les cartes restantes sont parties dans la défausse auparavant, la nouvelle main est donc entièrement piochée.",
}
