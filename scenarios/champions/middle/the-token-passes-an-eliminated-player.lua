scenario "The first player token passes an eliminated player" {
  game     = "champions",
  at       = "villain phase, step 5",
  question = {
    en = "Ann is the first player, and Ben on her left has been eliminated. Who gets the first player token in step 5?",
    fr = "Ann est la première joueuse, et Ben, à sa gauche, a été éliminé. À qui va le pion Premier Joueur à l'étape 5 ?",
  },
  shows    = { "mc.villain-phase.5-pass-and-end", "mc.first-player.passes" },
}

local ann, ben, cleo = players {
  { "Ann",  character = "Spider-Man" },
  { "Ben",  character = "She-Hulk", eliminated = true },
  { "Cleo", character = "Captain Marvel" },
}

until_step "player phase"
expect(game.first_player):is(3)
ruling {
  en = "Cleo, the next player clockwise who is still in the game.",
  fr = "À Cleo, la personne suivante, dans le sens horaire, qui joue encore.",
}
