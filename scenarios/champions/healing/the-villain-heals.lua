scenario "A villain too heals no more than the damage it has" {
  game     = "champions",
  question = {
    en = "Rhino has 2 damage and I reveal Hard to Keep Down, which heals 4. Does he end above his 14 hit points, and does the card surge?",
    fr = "Rhino a 2 dégâts et je révèle Difficile à Contenir, qui en soigne 4. Dépasse-t-il ses 14 points de vie, et la carte gagne-t-elle Renfort ?",
  },
  shows    = { "mc.heal.cap", "mc.heal.removes-damage" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, dealt = { "Hard to Keep Down" } },
}
villain { { "Rhino I", damage = 2, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"

expect(villain:hit_points "Rhino I"):is(14)
expect(ann.engaged):is { "Hydra Mercenary" }
expect(side_schemes):is_empty()
ruling {
  en = "He heals 2 and stands at his 14 again, not more. As he was healed, there is no surge.",
  fr = "Il soigne 2 dégâts et revient à ses 14 points, pas plus. Puisqu'il a été soigné, pas de Renfort.",
}
