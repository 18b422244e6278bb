scenario "When The Break-In! is completed, the players lose" {
  game     = "champions",
  question = {
    en = "The Break-In! has 6 of 7 threat. What happens when one more is placed?",
    fr = "L'Effraction ! a 6 menaces sur 7. Que se passe-t-il si on en place une de plus ?",
  },
  shows    = { "mc.card.the-break-in-1b", "mc.scenario-card.figure-break-in" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
main_scheme { { "The Break-In!", threat = 6 } }

expect(main_scheme:threshold "The Break-In!"):is(7)
ann:ends_turn()
expect(game):is_over()
expect(ann):did_not_win()
ruling {
  en = "The stage is completed, and for this one that means that the players lose at once.",
  fr = "Le stade est achevé, ce qui signifie ici que les joueurs perdent aussitôt.",
}
