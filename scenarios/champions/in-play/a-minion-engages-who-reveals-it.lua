scenario "A minion engages the player who reveals it" {
  game     = "champions",
  question = {
    en = "Ben reveals Sandman; Ann is the first player. With whom does Sandman engage?",
    fr = "Ben révèle L'Homme-Sable ; Ann est premier joueur. Avec qui L'Homme-Sable s'engage-t-il ?",
  },
  shows    = { "mc.engaged.on-entry", "mc.engaged.default-player" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Advance", "Sandman", "Charge" }

ann:ends_turn()
ben:ends_turn()

expect(ben.engaged):is { "Sandman" }
expect(ann.engaged):is_empty()
ruling {
  en = "With Ben. As its text names nobody else, a minion faces the player who is resolving its card.",
  fr = "Avec Ben. Comme son texte ne désigne personne d'autre, un sbire fait face au joueur qui résout sa carte.",
}
