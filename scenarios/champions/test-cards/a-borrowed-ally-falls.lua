scenario "A card goes to its owner's discard pile" {
  game     = "champions",
  question = {
    en = "Ann gave me her Jessica Jones, who is defeated under my control. Whose discard pile gets her?",
    fr = "Ann m'a donné sa Jessica Jones, qui est vaincue sous mon contrôle. Dans quelle défausse va-t-elle ?",
  },
  shows    = { "mc.ownership.goes-to-owner" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { { "Jessica Jones", damage = 2 } } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }

ann:plays "Handover"
ann:ends_turn()
ben:attacks_with "Jessica Jones"                 -- her consequential damage is her last hit point
expect(ben.in_play):is_empty()
expect(ben.discard):is_empty()
expect(ann.discard):has("Jessica Jones", 1)
expect(log):has(ann, "Jessica Jones", "is defeated")   -- the line names both players' places
expect(log):has(ben, "Jessica Jones", "is defeated")
ruling {
  en = "Ann's. Whoever controlled it, a card that leaves play goes to its owner's pile.",
  fr = "Dans celle d'Ann. Peu importe qui la contrôlait : une carte qui quitte le jeu va dans la pile de son propriétaire.",
}
