scenario "The minions of a Gang-Up attack in the first player's order" {
  game     = "champions",
  question = {
    en = "Gang-Up lets two minions attack Ben, and Ann is the first player. Who says which of them attacks first?",
    fr = "Se Liguer fait attaquer Ben par deux sbires, et Ann est première joueuse. Qui décide lequel attaque d'abord ?",
  },
  shows    = { "mc.amb.each-minion-attacks", "mc.card.gang-up" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { { "Shocker", stunned = true }, { "Hydra Mercenary", stunned = true } }, dealt = { "Gang-Up" },
    deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Charge", "Enhanced Ivory Horn", "Advance" }

ann:ends_turn()
ben:ends_turn()
ann:chooses "Shocker"                   -- step two: both only lose Stunned
ben:declines()                          -- Gang-Up: Rhino, with Charge and its Overkill, for 5
ann:chooses "Hydra Mercenary"           -- and now the minions
ben:declines()
expect(ben.identity:damage "Captain Marvel"):is(6)
ben:declines()
expect(ben.identity:damage "Captain Marvel"):is(8)
ruling {
  en = "Ann, as in step two: what is due at the same time is put in order by the first player.",
  fr = "Ann, comme à l'étape deux : ce qui doit se produire en même temps est ordonné par le premier joueur.",
}
