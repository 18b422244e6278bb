scenario "Encounter cards stay on the scenario's side" {
  game     = "champions",
  question = {
    en = "Legions of Hydra, which Ann reveals, brings Madame Hydra, who engages her. Does Ann control her and her scheme?",
    fr = "Légions d'Hydra, révélée par Ann, amène Madame Hydra, qui s'engage avec elle. Ann la contrôle-t-elle, ainsi que sa manigance ?",
  },
  shows    = { "mc.ownership.scenario-controls" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Inspired", "Inspired", "Genius", "Energy", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Legions of Hydra" }

ann:ends_turn()
expect(ann.in_play):is_empty()
expect(ann.engaged):is { "Madame Hydra" }
expect(side_schemes):is { "Legions of Hydra" }
refused(function() ann:attacks_with "Madame Hydra" end, "mc.player-turn.use-ally")
ruling {
  en = "No. Madame Hydra lies in front of Ann, but both are the scenario's cards: Ann cannot use them.",
  fr = "Non. Madame Hydra est devant Ann, mais toutes deux sont des cartes du scénario : Ann ne peut pas s'en servir.",
}
