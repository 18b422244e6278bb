scenario "Spider-Tracer must go onto a minion" {
  game     = "champions",
  question = {
    en = "Shocker and a Hydra Bomber are in play. Onto what may I play Spider-Tracer?",
    fr = "Shocker et un Poseur de Bombe d'Hydra sont en jeu. Sur quoi puis-je jouer Spider-Traceur ?",
  },
  shows    = { "mc.attach-to.must-attach" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Spider-Tracer", "Energy" }, engaged = { "Hydra Bomber", "Shocker" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "Spider-Tracer"
expect(ann):must_choose { "chooses Hydra Bomber", "chooses Shocker" }
refused(function() ann:chooses "Rhino" end, "mc.attach-to.must-attach")
ann:chooses "Hydra Bomber"
ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
expect(main_scheme:threat "The Break-In!"):is(2)               -- the Tracer was on the Bomber: 3 threat removed
ruling {
  en = "Onto a minion, and you choose which as it enters play. It cannot lie in play without being attached.",
  fr = "Sur un sbire, que vous choisissez quand il arrive en jeu. Il ne peut pas rester en jeu sans être attaché.",
}
