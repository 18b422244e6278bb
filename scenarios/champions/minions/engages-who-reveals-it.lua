scenario "A minion engages the player who reveals it" {
  game     = "champions",
  question = {
    en = "Each of us reveals a minion. Whom does each minion engage?",
    fr = "Chacun de nous révèle un sbire. Avec qui chaque sbire est-il engagé ?",
  },
  shows    = { "mc.minion.engages" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "T'Challa", hand = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()

expect(ann.engaged):is { "Hydra Mercenary" }
expect(ben.engaged):is { "Sandman" }
ruling {
  en = "Its own revealer: the Hydra Mercenary is engaged with Ann, Sandman with Ben.",
  fr = "Avec qui l'a révélé : le Mercenaire d'Hydra avec Ann, l'Homme-Sable avec Ben.",
}
