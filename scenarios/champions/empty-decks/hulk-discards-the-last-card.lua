scenario "Hulk discards the last card of the deck and falls" {
  game     = "champions",
  question = {
    en = "Hulk attacks, discards the last card of my deck, an Energy, and falls to his own effect. Is Hulk shuffled into my new deck?",
    fr = "Hulk attaque, défausse la dernière carte de mon deck, une Énergie, et succombe à son propre effet. Hulk est-il mélangé dans mon nouveau deck ?",
  },
  shows    = { "mc.empty-player-deck.reshuffle", "mc.empty-player-deck.encounter-card", "mc.amb.deck-out-moment", "mc.card.hulk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Hulk", damage = 4 } }, deck = { "Energy" }, discard = { "Genius", "Haymaker" } },
}
villain { "Rhino I" }

ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(4)
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Hulk" }
expect(ann.deck):is { "Energy", "Genius", "Haymaker" }
expect(ann.dealt):count(1)
ruling {
  en = "No. The deck is rebuilt, and the encounter card dealt, as soon as its last card is discarded. Only then does the effect defeat Hulk, who stays in the discard pile.",
  fr = "Non. Dès que sa dernière carte est défaussée, le deck est reconstitué et la carte Rencontre distribuée. L'effet ne vainc Hulk qu'ensuite, et il reste dans la défausse.",
}
