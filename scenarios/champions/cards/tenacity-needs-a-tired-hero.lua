scenario "Tenacity does nothing for a ready hero" {
  game     = "champions",
  question = {
    en = "My hero is ready. May I use Tenacity now?",
    fr = "Mon héros est redressé. Puis-je utiliser Persévérance maintenant ?",
  },
  shows    = { "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut" }, in_play = { "Tenacity" } },
}
villain { { "Rhino I", damage = 0 } }

refused(function() ann:uses "Tenacity" end, "mc.ability.must-change-state")
expect(ann.in_play):is { "Tenacity" }
ruling {
  en = "No. It could not change anything, so it cannot be used.",
  fr = "Non. Elle ne changerait rien, on ne peut donc pas l'utiliser.",
}
