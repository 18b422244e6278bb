scenario "Several costs are paid together or not at all" {
  game     = "champions",
  question = { en = "Superhuman Law Division asks me to exhaust it and to spend a mental resource. I have no mental one: may I exhaust it all the same?", fr = "Le Département Judiciaire des Surhumains demande de l'incliner et de dépenser une ressource mentale. Je n'en ai pas : puis-je quand même l'incliner ?" },
  shows    = { "mc.cost.simultaneous" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", hand = { "Uppercut" }, in_play = { "Superhuman Law Division" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }

refused(function() ann:uses "Superhuman Law Division" end, "mc.cost.simultaneous")
expect(ann.in_play:exhausted "Superhuman Law Division"):is(0)

ruling {
  en = "No. All the costs are paid at the same time, so if one of them cannot be paid none is. The card stays ready.",
  fr = "Non. Tous les coûts se paient en même temps : si l'un ne peut être payé, aucun ne l'est. La carte reste redressée.",
}
