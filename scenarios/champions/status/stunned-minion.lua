scenario "A stunned minion does not attack" {
  game     = "champions",
  question = { en = "A stunned Shocker is engaged with me. What does he do when it is his time to attack?", fr = "Un Shocker Sonné est engagé avec moi. Que fait-il quand il devrait attaquer ?" },
  shows    = { "mc.status.stunned-enemy" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", exhausted = true } }, hand = {}, engaged = { { "Shocker", stunned = true } }, deck_top = { "Energy", "Genius", "Strength", "Haymaker" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(ann.engaged:stunned "Shocker"):is(0)
expect(villain:stunned "Rhino"):is(0)
expect(ann.identity:damage "She-Hulk"):is(0)

ruling {
  en = "He discards his Stunned card instead of attacking, as Rhino does before him. You take no damage.",
  fr = "Il défausse sa carte Sonné au lieu d'attaquer, comme Rhino avant lui. Vous ne subissez aucun dégât.",
}
