scenario "Sweeping Swoop stuns the hero, and surges while Vulture is there" {
  game     = "champions",
  question = {
    en = "I reveal Sweeping Swoop while Vulture is engaged with me. What does it do?",
    fr = "Je révèle Coup en Piqué alors que Le Vautour est engagé avec moi. Que fait la carte ?",
  },
  shows    = { "mc.card.sweeping-swoop" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Genius", "Energy", "Strength", "Black Cat", "Aunt May" }, engaged = { { "Vulture", stunned = true } } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Sweeping Swoop", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"

expect(ann.identity:stunned "Spider-Man"):is(1)
expect(side_schemes):is { "Crowd Control" }
ruling {
  en = "Spider-Man is stunned and, Vulture being in play, Ann reveals another card.",
  fr = "Spider-Man est sonné et, Le Vautour étant en jeu, Ann révèle une autre carte.",
}
