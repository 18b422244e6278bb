scenario "Superhuman Law Division removes 2 threat for a mental resource" {
  game     = "champions",
  question = {
    en = "I am She-Hulk, with Genius in hand. May I use the Superhuman Law Division?",
    fr = "Je suis Miss Hulk, avec Génie en main. Puis-je utiliser le Département Judiciaire des Surhumains ?",
  },
  shows    = { "mc.card.superhuman-law-division" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Genius", "Strength" }, in_play = { "Superhuman Law Division" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

refused(function() ann:uses "Superhuman Law Division" end, "mc.player-turn.form-suffix")
ann:changes_form()
ann:uses "Superhuman Law Division"

expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.hand):is { "Strength" }
expect(ann.in_play:exhausted "Superhuman Law Division"):is(1)
ruling {
  en = "In alter-ego form only: it exhausts, a mental resource is spent, which Strength could not have been, and 2 threat goes.",
  fr = "Seulement en alter ego : il s'incline, on dépense une ressource mentale, ce que Force n'aurait pas permis, et 2 menaces sont retirées.",
}
