scenario "Discarding stops when the deck runs out" {
  game     = "champions",
  question = { en = "Black Cat discards the top 2 cards of my deck, but it has only one. Is the second taken from the new deck?", fr = "Black Cat défausse les 2 cartes du dessus de mon deck, mais il n'en a qu'une. Prend-on la seconde dans le nouveau deck ?" },
  shows    = { "mc.empty-player-deck.discard-stops" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Energy" }, deck = { "Backflip" }, discard = { "Genius", "Haymaker" } },
}
villain { "Rhino I" }

ann:plays "Black Cat"
expect(ann.deck):is { "Backflip", "Energy", "Genius", "Haymaker" }
expect(ann.discard):is_empty()
expect(ann.hand):is_empty()
expect(ann.dealt):count(1)

ruling {
  en = "No. The one card is discarded, the discard pile becomes your new deck, and nothing is discarded from that.",
  fr = "Non. La seule carte est défaussée, la défausse devient votre nouveau deck, et rien n'est défaussé de celui-ci.",
}
