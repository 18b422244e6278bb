scenario "With another shuffle another Super-Villain of cost 9 comes first" {
  game     = "metal",
  set_up   = "shown",
  seed     = 4,
  question = {
    en = "In other games of the series one villain always starts. Who is it here?",
    fr = "Dans les autres jeux de la série, un vilain commence toujours. Qui est-ce ici ?",
  },
  shows    = { "metal.setup.no-fixed-first", "metal.setup.first-face-up", "metal.first-appearance.not-the-first" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(super_villains):shows "The Devastator"
ruling {
  en = "Nobody is fixed: any of the three of cost 9 may be first. Only the last one is always the same, Barbatos.",
  fr = "Aucun n'est désigné : n'importe lequel des trois de coût 9 peut être le premier. Seul le dernier est toujours le même, Barbatos.",
}
