scenario "A Drone where only the discard pile holds cards" {
  game     = "champions",
  question = {
    en = "My deck has been empty for a while, and two cards have come into my discard pile since. Assembly wants the top card of my deck: am I spared?",
    fr = "Mon deck est vide depuis un moment, et deux cartes sont arrivées depuis dans ma défausse. Assemblage demande la première carte de mon deck : suis-je épargné ?",
  },
  shows    = { "mc.empty-player-deck.reshuffle", "mc.amb.both-piles-empty", "mc.card-types.change-type" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "Swinging Web Kick", "Haymaker" }, deck = {},
    discard = { "Backflip", "Backflip" }, dealt = { "Assembly" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Fog" }
ann:ends_turn()
ann:declines()                                   -- keeps the hand
expect(ann.engaged):is { "Backflip" }
expect(ann.deck):is { "Backflip" }
expect(ann.discard):is_empty()
expect(ann.dealt):is_empty()                     -- the deck ran out before and is not paid for again
ruling {
  en = "No. The discard pile is first shuffled into a new deck, and its top card becomes the Drone. No encounter card is dealt for that: the deck did not run out now.",
  fr = "Non. La défausse est d'abord mélangée pour former un nouveau deck, dont la première carte devient le Drone. Aucune carte Rencontre n'est distribuée pour cela : le deck ne s'épuise pas maintenant.",
}
