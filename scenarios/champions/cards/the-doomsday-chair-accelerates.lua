scenario "The Doomsday Chair hastens the main scheme" {
  game     = "champions",
  at       = "villain phase, step 1",
  question = {
    en = "The Doomsday Chair is in play. How much threat does the main scheme get in step one for one player?",
    fr = "Le Siège de l'Apocalypse est en jeu. Combien de menaces la manigance principale reçoit-elle à l'étape un pour un joueur ?",
  },
  shows    = { "mc.side-scheme.acceleration" },
  windows  = "pass",
}
local ann = players { { "Ann", character = "Spider-Man" } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "The Doomsday Chair", threat = 1 } }

until_step "villain phase, step 2"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Two: one as usual, and one for its acceleration icon.",
  fr = "Deux : une comme d'habitude, et une pour son icône d'accélération.",
}
