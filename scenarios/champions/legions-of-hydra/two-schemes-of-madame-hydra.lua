scenario "Two Legions of Hydra, and one Madame Hydra" {
  game     = "champions",
  question = {
    en = "Both copies of Legions of Hydra are in play. Madame Hydra, engaged with Ben, schemes: which copy gets the 2 threat, and who says so?",
    fr = "Les deux exemplaires de Légions d'Hydra sont en jeu. Madame Hydra, engagée avec Ben, manigance : quel exemplaire reçoit les 2 menaces, et qui le décide ?",
  },
  shows    = { "mc.card.madame-hydra", "mc.first-player.picks-target" },
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "Peter Parker", hand = {}, engaged = { "Madame Hydra" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier", "Backflip" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
side_schemes { { "Legions of Hydra", threat = 3 }, { "Legions of Hydra", threat = 5 } }
encounter_deck:on_top { "Crowd Control", "Hydra Mercenary", "False Alarm", "Shocker" }

ann:ends_turn()
ben:ends_turn()
refused(function() ben:chooses "Legions of Hydra#1" end, "mc.first-player.picks-target")
ann:chooses "Legions of Hydra#2"
expect(side_schemes:threat "Legions of Hydra#1"):is(3)
expect(side_schemes:threat "Legions of Hydra#2"):is(7)
ruling {
  en = "Only one copy gets it, and the first player says which, even though Madame Hydra is engaged with Ben.",
  fr = "Un seul exemplaire les reçoit, et c'est le premier joueur qui dit lequel, même si Madame Hydra est engagée avec Ben.",
}
