scenario "Harley Quinn draws nothing for a Defense used in a First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn, my own turn has just ended, and I discard a Defense against the First Appearance. Do I draw for that?",
    fr = "Je suis Harley Quinn, mon propre tour vient de finir, et je défausse une Défense contre la Révélation. Est-ce que je pioche pour cela ?",
  },
  shows    = { "fe.first-appearance.outside-turns", "fe.oversized.harley-not-first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, power = 8, deck = { "Commissioner Gordon", "Kick", "Kick", "Kick", "Kick", "Mallet" } },
  { "Ben", character = "Lex Luthor",   hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Cold Gun", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
ann:defends "Commissioner Gordon"

expect(ann.discard):is { "Commissioner Gordon", "The Flash" }
expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick" }
expect(ann.deck):is { "Mallet" }
ruling {
  en = "No. Ann's turn is over and nobody else's has begun, so the discarded Defense gives her no card.",
  fr = "Non. Le tour d'Ann est fini et aucun autre n'a commencé : la Défense défaussée ne lui donne pas de carte.",
}
