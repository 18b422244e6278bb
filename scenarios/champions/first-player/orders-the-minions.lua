scenario "The first player orders what happens together" {
  game     = "champions",
  question = {
    en = "Two minions engaged with Ben are about to activate. Does Ben say which goes first?",
    fr = "Deux sbires engagés avec Ben vont s'activer. Est-ce Ben qui dit lequel commence ?",
  },
  shows    = { "mc.first-player.orders-effects" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "Hydra Bomber", "Sandman" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
refused(function() ben:chooses "Sandman" end, "mc.first-player.orders-effects")
expect(ann):must_choose { "chooses Hydra Bomber", "chooses Sandman" }
ann:chooses "Sandman"
expect(main_scheme:threat "The Break-In!"):is(6)
ruling {
  en = "No, the first player does: that player orders all effects that come at the same moment.",
  fr = "Non, c'est le premier joueur : il ordonne tous les effets qui arrivent au même moment.",
}
