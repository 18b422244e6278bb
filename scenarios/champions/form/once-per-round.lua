scenario "One change of form per round" {
  game     = "champions",
  question = {
    en = "I have just flipped to Spider-Man. May I flip back to Peter Parker at the end of this turn, and next round?",
    fr = "Je viens de passer en Spider-Man. Puis-je revenir en Peter Parker à la fin de ce tour, et au prochain round ?",
  },
  shows    = { "mc.form.once-per-round", "mc.form.shown-by-identity" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

expect(ann):may_not("attacks_with", "Spider-Man")
ann:changes_form()
expect(ann.identity):is { "Spider-Man" }
expect(ann):may("attacks_with", "Spider-Man")
refused(function() ann:changes_form() end, "mc.form.once-per-round")
ann:ends_turn()
ann:declines "Spider-Man"                       -- Spider-Man's interrupt
ann:declines "defends_with"                     -- nobody defends
ann:changes_form()

expect(ann.identity):is { "Peter Parker" }
expect(game.round):is(2)
ruling {
  en = "Not this turn: a player changes form by choice once per round. In the next round she may.",
  fr = "Pas ce tour-ci : un joueur change de forme de son plein gré une fois par round. Au round suivant, c'est permis.",
}
