scenario "A card discarded from the draw pile is a discard" {
  game     = "metal",
  question = {
    en = "My card discards the top card of my draw pile. Does that count for an effect that looks at discards?",
    fr = "Ma carte défausse la première carte de ma pioche. Cela compte-t-il pour un effet qui regarde les défausses ?",
  },
  shows    = { "metal.discard.elsewhere", "metal.discard.counts" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Dropped Page" }, in_play = { "Rag Collector" }, deck = { "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Dropped Page"
expect(ann.discard):is { "Vulnerability" }
expect(ann.power):is(1)                  -- the Rag Collector
ruling {
  en = "Yes. A card may tell you to discard from elsewhere, and such a card counts as discarded.",
  fr = "Oui. Une carte peut faire défausser d'ailleurs, et ces cartes comptent comme défaussées.",
}
