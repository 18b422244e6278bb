scenario "Quickstrike comes as soon as the minion has been revealed" {
  game     = "champions",
  question = {
    en = "Shadow of the Past brings in Vulture and then Highway Robbery. Does Vulture attack before the scheme appears?",
    fr = "L'Ombre du Passé fait venir le Vautour puis Cambriolage de Haut Vol. Le Vautour attaque-t-il avant que la manigance n'arrive ?",
  },
  shows    = { "mc.amb.quickstrike-timing" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" }, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
expect(ann.engaged):is { "Vulture" }
expect(side_schemes):is_empty()
ann:declines()                          -- no defender against Vulture
expect(ann.identity:damage "Spider-Man"):is(3)
expect(side_schemes):is { "Highway Robbery" }
ruling {
  en = "Yes. Vulture is revealed, engages and attacks at once; only then does the rest of the card go on.",
  fr = "Oui. Le Vautour est révélé, s'engage et attaque aussitôt ; la suite de la carte ne vient qu'après.",
}
