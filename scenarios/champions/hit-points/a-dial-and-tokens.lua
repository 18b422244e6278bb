scenario "Dials for heroes and villains, tokens for the others" {
  game     = "champions",
  question = {
    en = "Spider-Man hits Sandman for two and Mockingbird hits Rhino for one. How do we keep track, and what do they have left?",
    fr = "Spider-Man frappe L'Homme-Sable pour deux et Mockingbird frappe Rhino pour un. Comment le noter, et que leur reste-t-il ?",
  },
  shows    = { "mc.hit-points.dial-reduced", "mc.hit-points.tokens-placed", "mc.hit-points.tokens-lower" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" }, engaged = { { "Sandman", damage = 1 } } },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
ann:chooses "Sandman"
expect(ann.engaged:damage "Sandman"):is(3)
expect(ann.engaged:hit_points "Sandman"):is(1)
ann:attacks_with "Mockingbird"
ann:chooses "Rhino"
expect(villain:hit_points "Rhino I"):is(13)
ruling {
  en = "Sandman's damage lies on him as tokens: three now, so one of his four hit points is left. Rhino's dial is turned down to 13.",
  fr = "Les dégâts de L'Homme-Sable sont des pions posés sur lui : trois, il lui reste donc un de ses quatre points de vie. Le cadran de Rhino passe à 13.",
}
