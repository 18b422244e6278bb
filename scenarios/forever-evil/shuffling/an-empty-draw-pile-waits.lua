scenario "An empty draw pile is not refilled at once" {
  game     = "forever-evil",
  question = {
    en = "I drew the last card of my draw pile for my new hand. Do I shuffle my discard pile right now?",
    fr = "J'ai pioché la dernière carte de ma pioche pour ma nouvelle main. Dois-je mélanger ma défausse tout de suite ?",
  },
  shows    = { "fe.shuffle.not-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, discard = { "Giganta" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Catwoman", "Man-Bat", "Stargirl", "Power Ring", "Broadsword" }

ann:plays "Punch"
ann:ends_turn()

expect(ann.hand):count(5)
expect(ann.deck):is_empty()
expect(ann.discard):is { "Giganta", "Punch" }
ruling {
  en = "No. The draw pile stays empty until you need another card from it.",
  fr = "Non. La pioche reste vide jusqu'à ce qu'il vous faille une autre carte.",
}
