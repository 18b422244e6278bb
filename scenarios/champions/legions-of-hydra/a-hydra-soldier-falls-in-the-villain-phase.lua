scenario "A Hydra Soldier that falls in the villain phase" {
  game     = "champions",
  question = {
    en = "A Hydra Soldier attacks Black Panther and dies of Retaliate. Is the encounter card it brings revealed in this round or in the next?",
    fr = "Un Soldat d'Hydra attaque Black Panther et meurt de la Riposte. La carte Rencontre qu'il apporte est-elle révélée ce round ou au suivant ?",
  },
  shows    = { "mc.card.hydra-soldier", "mc.deal-encounter.by-ability" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Armored Vest", "Armored Vest" }, engaged = { { "Hydra Soldier", damage = 3 } } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Fog", "Shocker" }

ann:ends_turn()
ann:declines "defends_with"                      -- nobody defends
expect(ann.dealt):is_empty()
expect(environments):is { "Fog" }
expect(ann.engaged):is { "Shocker" }
ruling {
  en = "In this round. It is dealt in step 2, before the usual one of step 3, and step 4 reveals everything that has been dealt.",
  fr = "Ce round-ci. Elle est distribuée à l'étape 2, avant celle de l'étape 3, et l'étape 4 révèle tout ce qui a été distribué.",
}
