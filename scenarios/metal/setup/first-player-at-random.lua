scenario "The first player is drawn at random" {
  game     = "metal",
  seed     = 3,
  first    = "random",
  set_up   = "shown",
  question = {
    en = "Who takes the first turn, the youngest or the owner of the game?",
    fr = "Qui joue en premier, le plus jeune ou le propriétaire du jeu ?",
  },
  shows    = { "metal.start.first-player" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
  { "Cy",  character = "Plastic Man (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(cy):is_on_turn()
ruling {
  en = "Neither: chance decides who is first.",
  fr = "Ni l'un ni l'autre : le hasard désigne le premier joueur.",
}
