scenario "Turns go clockwise and come back to the first player" {
  game     = "forever-evil",
  question = {
    en = "In which direction do the turns pass around the table?",
    fr = "Dans quel sens les tours passent-ils autour de la table ?",
  },
  shows    = { "fe.turn.clockwise" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",    hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Cy",  character = "Deathstroke", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann):is_on_turn()
ann:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cy):is_on_turn()
cy:ends_turn()
expect(ann):is_on_turn()
expect(game.turn_number):is(4)
ruling {
  en = "Clockwise: after Ann comes Ben, then Cy, then Ann again.",
  fr = "Dans le sens horaire : après Ann vient Ben, puis Cy, puis de nouveau Ann.",
}
