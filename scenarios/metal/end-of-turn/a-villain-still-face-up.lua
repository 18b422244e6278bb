scenario "A Super-Villain that is face up already is not flipped" {
  game     = "metal",
  question = {
    en = "Nobody defeated the Super-Villain this turn. Does it attack again in step 8?",
    fr = "Personne n'a vaincu le Super-Vilain ce tour. Attaque-t-il encore à l'étape 8 ?",
  },
  shows    = { "metal.end-turn.8-flip" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "Plywood Tyrant", "Sawdust Tyrant", "Barbatos" }

ann:ends_turn()
expect(super_villains):shows "Plywood Tyrant"
expect(ann.hand):count(5)
expect(ben.hand):is { "Punch" }
ruling {
  en = "No. Only one that is turned up in step 8 makes its First Appearance Attack.",
  fr = "Non. Seul celui qu'on retourne à l'étape 8 fait sa Révélation - Attaque.",
}
