scenario "A draw that empties two decks" {
  game     = "champions",
  question = {
    en = "My deck and my discard pile hold one card each, and The Golden City draws two. How many encounter cards does that cost?",
    fr = "Ma pioche et ma défausse ont une carte chacune, et La Cité Dorée en pioche deux. Combien de cartes Rencontre cela coûte-t-il ?",
  },
  shows    = { "mc.empty-player-deck.draw-continues", "mc.empty-player-deck.encounter-card", "mc.amb.both-piles-empty" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = {}, in_play = { "The Golden City" }, deck = { "Energy" }, discard = { "Genius" } },
}
villain { "Rhino I" }

ann:uses "The Golden City"
expect(ann.hand):is { "Energy", "Genius" }
expect(ann.deck):is_empty()
expect(ann.dealt):count(2)
ruling {
  en = "Two. The deck is out after the first card, and the deck made of one card after the second.",
  fr = "Deux. La pioche est vide après la première carte, et celle d'une seule carte l'est après la seconde.",
}
