scenario "Villain and minions, one player after the other" {
  game     = "champions",
  question = {
    en = "Each of us faces Rhino; I also face two minions. Do my minions attack before Rhino turns to Ben?",
    fr = "Rhino nous attaque tous les deux ; deux sbires sont aussi engagés avec moi. Mes sbires attaquent-ils avant que Rhino ne se tourne vers Ben ?",
  },
  shows    = { "mc.amb.outline-minions" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" },
    engaged = { "Hydra Mercenary", "Shocker" } },
  { "Ben", character = "T'Challa", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Advance", "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Rhino attacks Ann for 2
ann:chooses "Hydra Mercenary"
ann:declines()                          -- 1
ann:declines()                          -- Shocker: 2
expect(ann.identity:damage "Captain Marvel"):is(5)
expect(main_scheme:threat "The Break-In!"):is(3)        -- 2 in step one, 1 as Rhino schemes against Ben
ruling {
  en = "Yes. For each player in turn, first the villain, then that player's minions; only then comes the next player.",
  fr = "Oui. Pour chaque joueur à son tour, d'abord le méchant, puis les sbires de ce joueur ; le joueur suivant ne vient qu'après.",
}
