scenario "The first Super-Villain does not attack" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "The game begins and the first Super-Villain is turned up. Does it make its First Appearance Attack?",
    fr = "La partie commence et le premier Super-Vilain est retourné. Fait-il sa Révélation - Attaque ?",
  },
  shows    = { "metal.first-appearance.not-the-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

expect(ann.discard):is_empty()
expect(ben.discard):is_empty()
expect(super_villains):shows "Plaster Tyrant"
ruling {
  en = "No. The one that lies face up at the start attacks nobody.",
  fr = "Non. Celui qui est visible au début n'attaque personne.",
}
