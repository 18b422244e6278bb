scenario "Guard only holds back the player the minion is engaged with" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary is engaged with Ben. Does it keep me from attacking Rhino?",
    fr = "Un Mercenaire d'Hydra est engagé avec Ben. M'empêche-t-il d'attaquer Rhino ?",
  },
  shows    = { "mc.attack.any-enemy", "mc.keywords.guard" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {} },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "She-Hulk"
ann:chooses "Rhino"
expect(villain:damage "Rhino"):is(3)
ann:ends_turn()
ben:attacks_with "Captain Marvel"
refused(function() ben:chooses "Rhino" end, "mc.keywords.guard")
ben:chooses "Hydra Mercenary"
expect(villain:damage "Rhino"):is(3)
expect(ben.engaged:damage "Hydra Mercenary"):is(2)
ruling {
  en = "No. It shields Rhino from Ben alone; you may attack Rhino, or the Mercenary if you prefer.",
  fr = "Non. Il ne protège Rhino que de Ben ; vous pouvez attaquer Rhino, ou le Mercenaire si vous préférez.",
}
