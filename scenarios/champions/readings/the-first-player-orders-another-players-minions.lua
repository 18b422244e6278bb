scenario "The first player orders the minions, even another player's" {
  game     = "champions",
  question = {
    en = "Two minions are engaged with Ben, and Ann is the first player. Who says which of them attacks first?",
    fr = "Deux sbires sont engagés avec Ben, et Ann est première joueuse. Qui décide lequel attaque d'abord ?",
  },
  shows    = { "mc.amb.minion-order" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" },
    engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
refused(function() ben:chooses "Shocker" end, "mc.amb.minion-order")
ann:chooses "Shocker"
ben:declines()
expect(ben.identity:damage "Black Panther"):is(2)       -- Shocker's 2; the Mercenary comes after
ben:declines()
expect(ben.identity:damage "Black Panther"):is(3)
ruling {
  en = "Ann. What is due at the same time is put in order by the first player, whoever the minions are engaged with.",
  fr = "Ann. Ce qui doit se produire en même temps est ordonné par le premier joueur, quel que soit le joueur engagé.",
}
