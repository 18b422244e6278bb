scenario "\"After\" waits until the minion is gone" {
  game     = "champions",
  question = {
    en = "Tigra defeats a minion. When exactly may she heal?",
    fr = "Tigra vainc un sbire. Quand exactement peut-elle se soigner ?",
  },
  shows    = { "mc.after.just-concluded" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tigra", damage = 1 } }, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:attacks_with "Tigra"
ann:chooses "Hydra Bomber"
expect(ann.engaged):is_empty()                   -- the Bomber has gone before she is asked
expect(encounter_discard):is { "Hydra Bomber" }
expect(ann):must_choose { "uses Tigra", "declines" }
ann:uses "Tigra"
expect(ann.in_play:damage "Tigra"):is(1)         -- 1 healed, 1 for having attacked
ruling {
  en = "After the defeat: the minion has already left play when she may use her response.",
  fr = "Après la défaite : le sbire a déjà quitté le jeu quand elle peut utiliser sa réponse.",
}
