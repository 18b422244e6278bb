scenario "A Reward that looks at the deck stops with it, too" {
  game     = "metal",
  question = {
    en = "I have defeated The Drowned and look at cards of my deck. It holds one. Does the discard pile come back for the others?",
    fr = "J'ai vaincu La Noyée et je regarde des cartes de ma pioche. Elle en a une. La défausse revient-elle pour les autres ?",
  },
  shows    = { "metal.cards.detective-chimp-drowned", "metal.cards.detective-chimp-no-reshuffle" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 11, hand = {}, deck = { "Vulnerability" }, discard = { "Punch" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Wet Umbrella", "Barbatos" }
captured {}
ann:defeats "Wet Umbrella"
ann:discards "Vulnerability"
expect(ann.deck):is_empty()
expect(ann.discard):is { "Vulnerability", "Punch" }
expect(log):has(ann, "looks no further", "by", "metal.cards.detective-chimp-no-reshuffle")

ruling {
  en = "No. The Drowned stops like Detective Chimp: one card is seen, and nothing is shuffled.",
  fr = "Non. La Noyée s'arrête comme Détective Chimp : une carte est vue, et rien n'est mélangé.",
}
