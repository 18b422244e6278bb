scenario "A player's deck runs out" {
  game     = "champions",
  question = { en = "I draw the last card of my deck. When do I make a new one, and what does it cost me?", fr = "Je pioche la dernière carte de mon deck. Quand en refais-je un, et qu'est-ce que cela me coûte ?" },
  shows    = { "mc.empty-player-deck.reshuffle", "mc.empty-player-deck.encounter-card" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Avengers Mansion" }, deck = { "Backflip" }, discard = { "Energy", "Genius", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }

ann:uses "Avengers Mansion"
expect(ann.hand):is { "Backflip" }
expect(ann.deck):is { "Energy", "Genius", "Haymaker" }
expect(ann.discard):is_empty()
expect(ann.dealt):count(1)
expect(ann.engaged):is_empty()

ruling {
  en = "At once: your discard pile is shuffled into a new deck, and you are dealt a facedown encounter card. It is not revealed yet.",
  fr = "Aussitôt : votre défausse est mélangée pour former un nouveau deck, et on vous donne une carte Rencontre face cachée. Elle n'est pas encore révélée.",
}
