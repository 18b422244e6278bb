scenario "Repulsor Blast empties the deck" {
  game     = "champions",
  question = {
    en = "Two cards are left in the deck when Repulsor Blast is played. Does it discard three more of the new deck?",
    fr = "Il reste deux cartes dans le deck quand Rayon répulsif est joué. En défausse-t-il trois de plus du nouveau deck ?",
  },
  shows    = { "mc.card.repulsor-blast", "mc.empty-player-deck.discard-stops" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Repulsor Blast", "Mark V Helmet" }, deck = { "Energy", "Genius" }, discard = { "Powered Gauntlets", "Strength" } },
}
villain { "Rhino I" }

ann:plays "Repulsor Blast"

expect(villain:damage "Rhino I"):is(5)
expect(ann.deck):count(5)
expect(ann.discard):is { "Repulsor Blast" }
expect(ann.dealt):count(1)
ruling {
  en = "No. Two are discarded, the discard pile becomes the new deck, and an encounter card is dealt. The energy on the two counts: 1 and 4 damage.",
  fr = "Non. Deux sont défaussées, la défausse devient le nouveau deck, et une carte Rencontre est distribuée. L'énergie de ces deux cartes compte : 1 et 4 dégâts.",
}
