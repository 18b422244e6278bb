scenario "No cost for no effect" {
  game     = "champions",
  question = { en = "My hero is ready. May I discard Tenacity anyway, just to be rid of it?", fr = "Mon héros est redressé. Puis-je quand même défausser Persévérance, juste pour m'en défaire ?" },
  shows    = { "mc.cost.no-cost-without-effect" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Strength" }, in_play = { "Tenacity" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Tenacity" end, "mc.cost.no-cost-without-effect")
expect(ann.in_play):has "Tenacity"
ann:attacks_with "Captain Marvel"
ann:uses "Tenacity"
expect(ann.identity:exhausted "Captain Marvel"):is(0)
expect(ann.discard):is { "Strength", "Tenacity" }

ruling {
  en = "No. A cost may be paid only if the effect could change something. Once your hero is exhausted, you may.",
  fr = "Non. On ne paie un coût que si l'effet peut changer quelque chose. Une fois votre héros incliné, vous le pouvez.",
}
