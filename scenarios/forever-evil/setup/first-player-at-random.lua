scenario "The first player is drawn at random" {
  game     = "forever-evil",
  seed     = 3,
  first    = "random",
  set_up   = "shown",
  question = {
    en = "Who takes the first turn, the youngest or the owner of the game?",
    fr = "Qui joue le premier tour, le plus jeune ou le propriétaire du jeu ?",
  },
  shows    = { "fe.start.first-player" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
  { "Cy",  character = "Bizarro",    hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(cy):is_on_turn()
ruling {
  en = "Neither: chance picks the first player.",
  fr = "Ni l'un ni l'autre : le hasard désigne le premier joueur.",
}
