scenario "A defeated ally skips the controller's pile" {
  game     = "champions",
  question = {
    en = "Ben's Tigra, whom I brought in with Make the Call, was defeated on my side. May Ancestral Knowledge shuffle her into my deck?",
    fr = "La Tigra de Ben, que j'avais fait venir par Appel de détresse, a été vaincue chez moi. Connaissance Ancestrale peut-elle la mélanger à mon deck ?",
  },
  shows    = { "mc.ownership.no-interaction-with-second-zone", "mc.ownership.goes-to-owner" },
}
local ann, ben = players {
  { "Ann", character = "T'Challa", hand = { "Make the Call", "Vibranium", "Energy", "Ancestral Knowledge", "Genius" }, deck_top = { "Energy Daggers", "Panther Claws", "Vibranium Suit", "The Golden City" } },
  { "Ben", character = "She-Hulk", hand = {}, discard = { "Tigra" }, deck_top = { "Energy", "Genius", "Strength", "Gamma Slam" } },
}
villain { { "Rhino I", confused = true, with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman" }

ann:plays "Make the Call"
ann:pays_with "Vibranium"
ann:pays_with "Energy"
ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- keeps the rest of the hand
ann:defends_with "Tigra"
expect(ben.discard):is { "Tigra" }
ben:ends_turn()
ann:plays "Ancestral Knowledge"
ann:pays_with "Genius"
refused(function() ann:chooses "Tigra" end, "mc.card.ancestral-knowledge")
expect(ann):must_choose { "chooses Genius", "chooses Make the Call", "chooses Vibranium", "chooses Energy" }
ann:chooses "Vibranium"
ann:declines()
ruling {
  en = "No. She went to Ben's discard pile; no ability can treat her as having been in yours on the way.",
  fr = "Non. Elle est allée dans la défausse de Ben ; aucune capacité ne peut faire comme si elle était passée par la vôtre.",
}
