scenario "Chance says who begins" {
  game     = "rivals",
  set_up   = "shown",
  first    = "random",
  seed     = 3,
  question = {
    en = "Nobody insists on going first. Who begins?",
    fr = "Personne ne tient à commencer. Qui joue en premier ?",
  },
  shows    = { "rivals.start.first-player" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, deck = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }

expect(ben):is_on_turn()
ruling {
  en = "The first player is drawn at random, whichever side they play.",
  fr = "On tire au sort le premier joueur, quel que soit son camp.",
}
