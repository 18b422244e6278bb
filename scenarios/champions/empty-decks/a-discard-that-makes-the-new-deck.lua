scenario "Cards are to be discarded from a deck that has run out before" {
  game     = "champions",
  question = {
    en = "My deck and my discard pile are empty. I pay for Repulsor Blast, which discards five cards of my deck: is the card I paid with shuffled into a new deck and discarded from it?",
    fr = "Mon deck et ma défausse sont vides. Je paie Rayon répulsif, qui défausse cinq cartes de mon deck : la carte payée est-elle mélangée pour former un nouveau deck, puis défaussée ?",
  },
  shows    = { "mc.amb.both-piles-empty", "mc.empty-player-deck.discard-stops", "mc.card.repulsor-blast" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Repulsor Blast", "Energy" }, deck = {}, discard = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance" }

ann:plays "Repulsor Blast"
expect(villain:damage "Rhino I"):is(1)              -- Energy was not among what was discarded
expect(ann.deck):is { "Energy" }
expect(ann.discard):is { "Repulsor Blast" }
expect(ann.dealt):is_empty()
ruling {
  en = "It becomes a new deck, as the discard wants a card; but nothing is discarded from the new deck, so that the attack deals 1 damage. No encounter card is dealt: that price was paid when the deck ran out.",
  fr = "Elle forme un nouveau deck, puisque la défausse demande une carte ; mais rien n'est défaussé de ce nouveau deck, et l'attaque inflige 1 dégât. Aucune carte Rencontre n'est distribuée : ce prix a été payé quand le deck s'est épuisé.",
}
