scenario "Crisis Interdiction: a second scheme for an Aerial hero" {
  game     = "champions",
  question = {
    en = "With Cosmic Flight in play I play Crisis Interdiction. On how many schemes does it work?",
    fr = "Avec Vol Cosmique en jeu, je joue Empêcher les Conflits. Sur combien de manigances cela agit-il ?",
  },
  shows    = { "mc.card.crisis-interdiction" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Genius" }, in_play = { "Cosmic Flight" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Bomb Scare", threat = 3 } }

ann:plays "Crisis Interdiction"
ann:chooses "Bomb Scare"

expect(side_schemes:threat "Bomb Scare"):is(1)
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.identity:exhausted "Captain Marvel"):is(0)
ruling {
  en = "On two, as she is Aerial: 2 threat from the first, then 2 from a different one.",
  fr = "Sur deux, puisqu'elle a le trait Aérien : 2 menaces de la première, puis 2 d'une autre.",
}
