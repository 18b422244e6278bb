scenario "A support stays in play and serves once per readying" {
  game     = "champions",
  question = {
    en = "I have used my Avengers Mansion. Is it spent, like an event, or may I use it again, and when?",
    fr = "J'ai utilisé mon Manoir des Avengers. Est-il perdu, comme un événement, ou puis-je l'utiliser encore, et quand ?",
  },
  shows    = { "mc.support.stays-active", "mc.exhausted.cannot-exhaust-again" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { "Avengers Mansion" },
    deck_top = { "Backflip", "Genius", "Strength", "Energy", "Haymaker", "First Aid", "Emergency" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Crowd Control" }

ann:uses "Avengers Mansion"
refused(function() ann:uses "Avengers Mansion" end, "mc.exhausted.cannot-exhaust-again")
ann:ends_turn()
ann:declines "discards"
expect(ann.in_play):is { "Avengers Mansion" }
expect(ann.in_play:exhausted "Avengers Mansion"):is(0)
ann:uses "Avengers Mansion"

expect(game.round):is(2)
expect(ann.hand):count(7)
expect(ann.hand):has("Emergency", 1)
ruling {
  en = "It stays. It may be used once while it is ready; it readies at the end of the player phase and serves again the next round.",
  fr = "Il reste en jeu. On l'utilise une fois tant qu'il est redressé ; il se redresse à la fin de la phase des joueurs et sert de nouveau au round suivant.",
}
