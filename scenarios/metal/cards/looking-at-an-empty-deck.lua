scenario "Looking at cards, and the deck is empty from the start" {
  game     = "metal",
  question = {
    en = "My deck is empty when I play Detective Chimp. Do I make a new deck of my discard pile first?",
    fr = "Ma pioche est vide quand je joue Détective Chimp. Est-ce que je la reforme d'abord avec ma défausse ?",
  },
  shows    = { "metal.cards.detective-chimp-no-reshuffle" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Keyhole" }, deck = {}, discard = { "Punch", "Tin Tray" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Keyhole"
expect(ann.deck):is_empty()
expect(ann.discard):is { "Punch", "Tin Tray" }
expect(log):has_no(ann, "looks at")
expect(log):has_no(ann, "shuffles")

ruling {
  en = "No. You see nothing, and nothing is shuffled.",
  fr = "Non. Vous ne voyez rien, et rien n'est mélangé.",
}
