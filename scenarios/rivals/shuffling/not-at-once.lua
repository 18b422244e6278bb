scenario "An empty draw pile stays empty until a card is needed" {
  game     = "rivals",
  question = {
    en = "I have drawn the last card of my draw pile. Do I shuffle my discard pile now?",
    fr = "J'ai pioché la dernière carte de ma pioche. Dois-je mélanger ma défausse maintenant ?",
  },
  shows    = { "rivals.shuffle.not-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy" }, deck = { "Kick" }, discard = { "Punch", "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Understudy"
expect(ann.hand):is { "Kick" }
expect(ann.deck):is_empty()
expect(ann.discard):is { "Punch", "Punch" }
ruling {
  en = "No. It is shuffled when a card must come from the empty draw pile, not before.",
  fr = "Non. On la mélange quand une carte doit venir de la pioche vide, pas avant.",
}
