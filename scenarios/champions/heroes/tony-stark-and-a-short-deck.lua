scenario "Futurist with two cards left in the deck" {
  game     = "champions",
  question = {
    en = "Only two cards are left in Tony Stark's deck. How many does he look at, and when is the deck shuffled anew?",
    fr = "Il ne reste que deux cartes dans le deck de Tony Stark. Combien en regarde-t-il, et quand le deck est-il reconstitué ?",
  },
  shows    = { "mc.card.tony-stark", "mc.empty-player-deck.reshuffle", "mc.empty-player-deck.encounter-card" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = {}, deck = { "Energy", "Mark V Armor" }, discard = { "Strength", "Genius" } },
}
villain { "Rhino I" }

ann:uses "Tony Stark"
ann:chooses "Mark V Armor"

expect(ann.hand):is { "Mark V Armor" }
expect(ann.deck):count(3)
expect(ann.discard):is_empty()
expect(ann.dealt):count(1)
ruling {
  en = "The two that are there. He takes one, the other is discarded and empties the deck: the discard pile, with that card, becomes the new deck, and he is dealt an encounter card.",
  fr = "Les deux qui s'y trouvent. Il en prend une, l'autre est défaussée et vide le deck : la défausse, avec elle, devient le nouveau deck, et il reçoit une carte Rencontre.",
}
