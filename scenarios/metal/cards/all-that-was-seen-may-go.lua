scenario "All three cards looked at are discarded" {
  game     = "metal",
  question = {
    en = "May I discard all the cards that I looked at with a card like Detective Chimp?",
    fr = "Puis-je défausser toutes les cartes regardées avec une carte comme Détective Chimp ?",
  },
  shows    = { "metal.cards.detective-chimp-order" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Keyhole", "Keyhole" }, deck = { "Punch", "Punch", "Vulnerability", "Cork Board" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Keyhole"
ann:discards "Punch"
ann:discards "Punch"
ann:discards "Vulnerability"
expect(ann.deck):is { "Cork Board" }
ann:plays "Keyhole"
ann:declines()
expect(log):has(ann, "looks no further")

ruling {
  en = "Where the card says any of them, yes; the next such card then looks at what is left.",
  fr = "Si la carte dit n'importe lesquelles, oui ; la carte suivante regarde ce qui reste.",
}
