scenario "Retaliate answers attacks, not other damage" {
  game     = "champions",
  question = {
    en = "Shocker deals 1 damage to Black Panther as he is revealed. Does Black Panther retaliate? And when a Hydra Mercenary attacks and his defence takes it all?",
    fr = "Shocker inflige 1 dégât à Black Panther en étant révélé. Black Panther riposte-t-il ? Et quand un Mercenaire d'Hydra l'attaque et que sa défense encaisse tout ?",
  },
  shows    = { "mc.keywords.retaliate" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius" }, engaged = { { "Hydra Mercenary", damage = 1 } } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Shocker" }

ann:ends_turn()
ann:defends_with "Black Panther"
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
expect(ann.identity:damage "Black Panther"):is(1)
expect(ann.engaged:damage "Shocker"):is(0)
ruling {
  en = "Not against Shocker: that damage is no attack. Against the attacking minion yes, even though the attack did no damage.",
  fr = "Pas contre Shocker : ces dégâts ne viennent pas d'une attaque. Contre le sbire qui attaque, oui, même si l'attaque n'a infligé aucun dégât.",
}
