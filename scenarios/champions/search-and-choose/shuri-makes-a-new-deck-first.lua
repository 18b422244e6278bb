scenario "Searching where only the discard pile holds cards" {
  game     = "champions",
  question = {
    en = "My deck is empty, and cards have come into my discard pile since. I play Shuri to search my deck for an upgrade: is there anything to find?",
    fr = "Mon deck est vide, et des cartes sont arrivées depuis dans ma défausse. Je joue Shuri pour chercher une amélioration dans mon deck : y a-t-il quelque chose à trouver ?",
  },
  shows    = { "mc.empty-player-deck.reshuffle", "mc.card.shuri", "mc.amb.both-piles-empty", "mc.search.to-named-zone" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Shuri", "Genius" }, deck = {}, discard = { "Panther Claws", "Energy Daggers", "The Golden City" } },
}
villain { "Rhino I" }

ann:plays "Shuri"
ann:uses "Shuri"
ann:chooses "Panther Claws"

expect(ann.hand):is { "Panther Claws" }
expect(ann.discard):is_empty()
expect(ann.deck):is { "Energy Daggers", "The Golden City", "Genius" }
expect(ann.deck):is_face_down()
expect(ann.dealt):is_empty()
ruling {
  en = "Yes. The discard pile is first shuffled into a new deck, which you then search: any upgrade of it may be taken, and it is shuffled again, facedown.",
  fr = "Oui. La défausse est d'abord mélangée pour former un nouveau deck, dans lequel vous cherchez : toute amélioration peut être prise, puis il est de nouveau mélangé, face cachée.",
}
