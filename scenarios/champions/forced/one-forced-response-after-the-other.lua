scenario "The first forced response may leave nothing for the second" {
  game     = "champions",
  question = {
    en = "Yon-Rogg has 1 hit point left and has attacked my Black Panther. If Retaliate goes first and defeats him, does he still add threat?",
    fr = "Yon-Rogg n'a plus qu'un point de vie et a attaqué mon Black Panther. Si Riposte passe en premier et le vainc, ajoute-t-il encore une menace ?",
  },
  shows    = { "mc.forced.one-fully-then-next", "mc.in-play.abilities-need-play" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { { "Yon-Rogg", damage = 4 } }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ann:declines()                                              -- nobody defends
ann:uses "Black Panther"

expect(encounter_discard):has "Yon-Rogg"
expect(side_schemes:threat "The Psyche-Magnitron"):is(3)
ruling {
  en = "No. Retaliate is resolved completely before the next one begins; by then Yon-Rogg has left play, and his response with him.",
  fr = "Non. Riposte est entièrement résolue avant que la suivante ne commence ; Yon-Rogg a alors quitté le jeu, et sa réponse avec lui.",
}
