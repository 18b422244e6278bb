scenario "Harley Quinn discards a Defense card" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and avoid Ann's Attack by discarding a Defense card. Do I draw for it?",
    fr = "Je suis Harley Quinn et j'évite l'Attaque d'Ann en défaussant une carte Défense. Est-ce que je pioche pour cela ?",
  },
  shows    = { "fe.oversized.harley-defense", "fe.card.harley-quinn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Catwoman" } },
  { "Ben", character = "Harley Quinn", hand = { "Commissioner Gordon", "Punch" }, deck = { "Giganta", "Kick" } },
}

ann:plays "Catwoman"
ben:defends "Commissioner Gordon"

expect(ben.discard):is { "Commissioner Gordon" }
expect(ben.hand):is { "Punch", "Giganta" }
expect(ben.deck):is { "Kick" }

ruling {
  en = "Yes. That discard counts like any other, so you draw one card.",
  fr = "Oui. Cette défausse compte comme une autre, donc vous piochez une carte.",
}
