scenario "Vulture strikes as he engages a hero" {
  game     = "champions",
  question = {
    en = "I reveal Vulture as Spider-Man, after step two of the villain phase. Does he wait until the next round to attack?",
    fr = "Je révèle Le Vautour en Spider-Man, après l'étape deux de la phase du méchant. Attend-il le round suivant pour attaquer ?",
  },
  shows    = { "mc.card.vulture", "mc.keywords.quickstrike" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Vulture" }

ann:ends_turn()
ann:declines "discards"
ann:declines "defends_with" -- nobody defends against Vulture

expect(ann.engaged):is { "Vulture" }
expect(ann.engaged:hit_points "Vulture"):is(4)
expect(ann.identity:damage "Spider-Man"):is(3)
ruling {
  en = "No. With Quickstrike he attacks Spider-Man at once, for 3.",
  fr = "Non. Avec Coup Rapide, il attaque aussitôt Spider-Man, pour 3.",
}
