scenario "Electromagnetic Backlash empties a deck" {
  game     = "champions",
  question = {
    en = "Two cards are left in Ann's deck when Electromagnetic Backlash is revealed. How many does she discard, and what does she take?",
    fr = "Il reste deux cartes dans le deck d'Ann quand Contre-Attaque Électromagnétique est révélée. Combien en défausse-t-elle, et que subit-elle ?",
  },
  shows    = { "mc.card.electromagnetic-backlash", "mc.empty-player-deck.discard-stops" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, nemesis = {}, deck = { "Energy", "Powered Gauntlets" }, discard = { "Strength", "Arc Reactor" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Electromagnetic Backlash", "Advance" }

ann:ends_turn()
ann:declines "discards"

expect(ann.identity:damage "Iron Man"):is(3)
expect(ann.deck):count(4)
expect(ann.discard):is_empty()
ruling {
  en = "Two, and 3 damage for the energy on them. They are shuffled with the discard pile into a new deck, of which nothing is discarded.",
  fr = "Deux, et 3 dégâts pour l'énergie qui s'y trouve. Elles sont mélangées à la défausse en un nouveau deck, dont rien n'est défaussé.",
}
