scenario "Mark V Helmet on the ground thwarts one scheme" {
  game     = "champions",
  question = {
    en = "Iron Man is not Aerial. Which schemes lose threat to his Mark V Helmet?",
    fr = "Iron Man n'est pas Aérien. Quelles manigances perdent de la menace par son Casque Mark V ?",
  },
  shows    = { "mc.card.mark-v-helmet" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "Mark V Helmet" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Bomb Scare", threat = 2 } }

ann:uses "Mark V Helmet"
ann:chooses "Bomb Scare"

expect(main_scheme:threat "The Break-In!"):is(4)
expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "One, which he chooses, and 1 threat of it.",
  fr = "Une seule, de son choix, et 1 menace.",
}
