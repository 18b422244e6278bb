scenario "Once everybody has passed, the chance is gone" {
  game     = "champions",
  question = {
    en = "I passed after my defence. May I still use Indomitable in my next turn?",
    fr = "J'ai passé après ma défense. Puis-je encore utiliser Inébranlable à mon tour suivant ?",
  },
  shows    = { "mc.response.closed" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Vibranium", "Vibranium", "Vibranium" }, deck_top = { "Vibranium Suit" }, in_play = { "Indomitable" } },
}
villain { { "Rhino I", damage = 4 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:defends_with "Black Panther"
ann:declines()
refused(function() ann:uses "Indomitable" end, "mc.response.closed")
expect(ann.in_play):is { "Indomitable" }
ruling {
  en = "No. When all have passed in a row, no response to that defence is possible any more.",
  fr = "Non. Quand tous ont passé à la suite, plus aucune réponse à cette défense n'est possible.",
}
