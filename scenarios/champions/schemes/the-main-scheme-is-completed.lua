scenario "The villain wins when the last main scheme reaches its threshold" {
  game     = "champions",
  question = {
    en = "I play alone and The Break-In! has 6 of 7 threat. Step one places 1 more. What happens?",
    fr = "Je joue seul et L'Effraction ! a 6 menaces sur 7. L'étape un en place 1 de plus. Que se passe-t-il ?",
  },
  shows    = { "mc.main-scheme.advances-at-threshold", "mc.main-scheme.last-stage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

expect(main_scheme:threshold "The Break-In!"):is(7)
expect(game):goes_on()
ann:ends_turn()

expect(game):is_over()
expect(ann):did_not_win()
ruling {
  en = "The threshold is reached, so the scheme is completed at once. It is the last stage: the villain wins.",
  fr = "Le seuil est atteint, la manigance est donc achevée aussitôt. C'est le dernier stade : le méchant gagne.",
}
