scenario "Looking at three cards, and the deck has two" {
  game     = "metal",
  question = {
    en = "Detective Chimp lets me look at cards of my deck, and there are fewer in it than it says. Do I shuffle my discard pile to see the rest?",
    fr = "Détective Chimp me fait regarder des cartes de ma pioche, et elle en a moins que prévu. Je mélange ma défausse pour voir la suite ?",
  },
  shows    = { "metal.cards.detective-chimp-drowned", "metal.cards.detective-chimp-no-reshuffle" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Keyhole" }, deck = { "Punch", "Vulnerability" }, discard = { "Tin Tray" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Keyhole"
expect(log):has(ann, "looks no further", "by", "metal.cards.detective-chimp-drowned")
ann:discards "Vulnerability"
ann:declines()
expect(ann.deck):is { "Punch" }
expect(ann.discard):is { "Vulnerability", "Tin Tray" }
expect(log):has_no(ann, "shuffles")

ruling {
  en = "No. You see the two cards that are there, and that is all; the discard pile stays as it is.",
  fr = "Non. Vous voyez les deux cartes qui s'y trouvent, et c'est tout ; la défausse reste comme elle est.",
}
