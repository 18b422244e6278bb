scenario "Between two equal targets the first player picks" {
  game     = "champions",
  question = {
    en = "Ben reveals Genetically Enhanced. Shocker and a Hydra Mercenary are tied for the most printed hit points. Who says which one gets it?",
    fr = "Ben révèle Génétiquement Amélioré. Shocker et un Mercenaire d'Hydra sont à égalité pour le plus de points de vie imprimés. Qui choisit celui qui le reçoit ?",
  },
  shows    = { "mc.first-player.picks-target", "mc.maximum-hp.computed" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Hydra Mercenary" } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "Shocker" }, dealt = { "Genetically Enhanced" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Enhanced Ivory Horn", "Hydra Bomber" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses Hydra Mercenary", "chooses Shocker" }
ann:chooses "Shocker"
expect(ben.engaged:hit_points "Shocker"):is(6)
ben:chooses "threat"
ruling {
  en = "The first player, though Ben revealed the card and Shocker is engaged with him.",
  fr = "Le premier joueur, bien que Ben ait révélé la carte et que Shocker soit engagé avec lui.",
}
