scenario "Hawkeye has no arrow for Madame Hydra" {
  game     = "champions",
  question = {
    en = "Madame Hydra enters play while Legions of Hydra protects her. May Hawkeye shoot at her?",
    fr = "Madame Hydra entre en jeu alors que Légions d'Hydra la protège. Hawkeye peut-il lui tirer dessus ?",
  },
  shows    = { "mc.card.hawkeye", "mc.card.madame-hydra" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Hawkeye", counters = 4 } }, dealt = { "Madame Hydra" },
    deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "Legions of Hydra", threat = 3 } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()
-- the first question is about the Mercenary, the second minion to enter play
expect(ann.engaged):is { "Madame Hydra", "Hydra Mercenary" }
expect(ann.in_play:counters "Hawkeye"):is(4)
ann:uses "Hawkeye"
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
expect(ann.engaged:damage "Madame Hydra"):is(0)
expect(ann.in_play:counters "Hawkeye"):is(3)
ruling {
  en = "No. She can take no damage, so the arrow would do nothing, and a cost may not be paid for nothing. At the next minion he may shoot.",
  fr = "Non. Elle ne peut subir aucun dégât : la flèche serait sans effet, et on ne paie pas un coût pour rien. Au sbire suivant, il peut tirer.",
}
