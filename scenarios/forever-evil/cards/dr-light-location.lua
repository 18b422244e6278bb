scenario "Dr. Light against Locations" {
  game     = "forever-evil",
  question = {
    en = "Dr. Light attacks Ben, who has two Locations in play. Who chooses the one that goes, and where does it go?",
    fr = "Dr. Light attaque Ben, qui a deux Lieux en jeu. Qui choisit celui qui part, et où va-t-il ?",
  },
  shows    = { "fe.card.dr-light" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Dr. Light" }, in_play = { "Central City" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, in_play = { "Happy Harbor", "Blackgate Prison" } },
}

ann:plays "Dr. Light"
expect(ann.hand):is { "Kick" }
expect(ben):must_choose { "chooses Happy Harbor", "chooses Blackgate Prison" }
ben:chooses "Happy Harbor"

expect(ben.discard):is { "Happy Harbor" }
expect(ben.in_play):is { "Blackgate Prison" }
expect(ann.in_play):is { "Central City", "Dr. Light" }

ruling {
  en = "Ben chooses, and the Location goes to his discard pile. You draw a card in any case.",
  fr = "Ben choisit, et le Lieu va dans sa défausse. Vous piochez une carte de toute façon.",
}
