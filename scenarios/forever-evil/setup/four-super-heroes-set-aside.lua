scenario "Four Super Heroes go back unseen" {
  game     = "forever-evil",
  seed     = 7,
  set_up   = "shown",
  question = {
    en = "How do we choose the seven Super Heroes under The Flash, and what about the ones left over?",
    fr = "Comment choisit-on les sept Super-Héros sous Flash, et que fait-on de ceux qui restent ?",
  },
  shows    = { "fe.setup.seven-random", "fe.setup.stack-shuffle", "fe.setup.stack-secret", "fe.setup.unused-super-heroes" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(super_heroes):count(8)
expect(super_heroes):top "The Flash"
expect(destroyed):is_empty()             -- set aside is not destroyed: the four are in no zone of the game
ruling {
  en = "Shuffle the eleven others face down and take seven. Nobody looks at the four left over; they are out of this game.",
  fr = "On mélange les onze autres face cachée et on en prend sept. Personne ne regarde les quatre restants ; ils ne servent pas dans cette partie.",
}
