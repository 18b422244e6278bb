scenario "Harley Quinn draws nothing for a card discarded to a First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and must discard Punches to Green Arrow's First Appearance. Do I draw a card for the first of them?",
    fr = "Je suis Harley Quinn et je dois défausser des Coups de Poing à la Révélation de Green Arrow. Est-ce que je pioche une carte pour le premier ?",
  },
  shows    = { "fe.first-appearance.outside-turns", "fe.oversized.harley-not-first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke",  hand = {}, power = 8, deck = { "Punch", "Punch", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Harley Quinn", hand = { "Punch", "Punch" }, deck = { "Kick" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Green Arrow" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(ben.discard):is { "Punch", "Punch" }
expect(ben.hand):is_empty()
expect(ben.deck):is { "Kick" }
ruling {
  en = "No. Her ability works during players' turns, and a First Appearance happens during nobody's.",
  fr = "Non. Sa capacité vaut pendant les tours des joueurs, et une Révélation n'a lieu pendant le tour de personne.",
}
