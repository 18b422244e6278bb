scenario "Electromagnetic Backlash hurts each player by the own cards" {
  game     = "champions",
  question = {
    en = "Electromagnetic Backlash is revealed. Ann discards three energy resources, Ben, in alter-ego form, one and a wild one. Who takes how much?",
    fr = "Contre-Attaque Électromagnétique est révélée. Ann défausse trois ressources énergie, Ben, en alter ego, une et une libre. Qui subit combien ?",
  },
  shows    = { "mc.card.electromagnetic-backlash", "mc.wild.otherwise-only-wild" },
}
local ann, ben = players {
  { "Ann", character = "Iron Man", hand = { "Uppercut" }, nemesis = {}, deck = { "Energy", "Powered Gauntlets", "Genius", "Strength", "Mark V Armor", "Tigra" } },
  { "Ben", character = "Carol Danvers", hand = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy Absorption", "Energy Absorption", "Cosmic Flight" },
    deck = { "Spider-Woman", "Crisis Interdiction", "Alpha Flight Station", "Captain Marvel's Helmet", "Energy Channel", "Cosmic Flight" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Electromagnetic Backlash", "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"

expect(ann.identity:damage "Iron Man"):is(3)
expect(ben.identity:damage "Carol Danvers"):is(1)
ruling {
  en = "Each takes 1 for each energy resource printed on the own five cards: Ann 3, Ben 1, as an alter ego, too. A wild resource is none.",
  fr = "Chacun subit 1 par ressource énergie imprimée sur ses cinq cartes : Ann 3, Ben 1, même en alter ego. Une ressource libre n'en est pas une.",
}
