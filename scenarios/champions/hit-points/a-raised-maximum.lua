scenario "Hit point bonuses count for the maximum" {
  game     = "champions",
  question = {
    en = "Shocker (3 hit points) has 2 damage and gets Genetically Enhanced, which gives 3 hit points. Does She-Hulk's attack for 3 finish him?",
    fr = "Shocker (3 points de vie) a 2 dégâts et reçoit Génétiquement Amélioré, qui donne 3 points de vie. L'attaque à 3 de Miss Hulk l'achève-t-elle ?",
  },
  shows    = { "mc.maximum-hp.computed" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Tac Team" }, nemesis = {},
    engaged = { { "Shocker", damage = 2, stunned = true } }, dealt = { "Genetically Enhanced" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
encounter_deck:on_top { "Hard to Keep Down" }

expect(ann.engaged:max_hit_points "Shocker"):is(3)
ann:ends_turn()
expect(ann.engaged:max_hit_points "Shocker"):is(6)
ann:attacks_with "She-Hulk"
ann:chooses "Shocker"
expect(ann.engaged:damage "Shocker"):is(5)
expect(ann.engaged:hit_points "Shocker"):is(1)
ruling {
  en = "No. His maximum is now 3 + 3 = 6, so with 5 damage he still has 1 left.",
  fr = "Non. Son maximum est maintenant 3 + 3 = 6 : avec 5 dégâts, il lui reste 1 point de vie.",
}
