scenario "A borrowed ally goes back to her owner's pile" {
  game     = "champions",
  question = {
    en = "With Make the Call I put Ben's Tigra into play from his discard pile, and then she is defeated. Whose discard pile does she go to?",
    fr = "Avec Appel de détresse, je mets en jeu la Tigra de Ben depuis sa défausse, puis elle est vaincue. Dans quelle défausse va-t-elle ?",
  },
  shows    = { "mc.ownership.goes-to-owner" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Genius" } },
  { "Ben", character = "She-Hulk", hand = {}, discard = { "Tigra" } },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman" }

ann:plays "Make the Call"
ann:pays_with "Energy"
expect(ann.in_play):is { "Tigra" }
ann:ends_turn()
ben:ends_turn()
ann:defends_with "Tigra"
expect(ben.discard):is { "Tigra" }
expect(ann.discard):has_no "Tigra"
ann:declines "defends_with"
ben:declines "defends_with"
ruling {
  en = "Ben's. Control had changed, ownership had not: a card that leaves play goes to its owner's pile.",
  fr = "Celle de Ben. Le contrôle avait changé, pas la propriété : une carte qui quitte le jeu va dans la pile de son propriétaire.",
}
