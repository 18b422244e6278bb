scenario "A crisis icon keeps the threat on the main scheme" {
  game     = "champions",
  question = {
    en = "Crowd Control, with its crisis icon, is in play. May I thwart the main scheme?",
    fr = "Contrôler la Foule, avec son icône de crise, est en jeu. Puis-je contrer la manigance principale ?",
  },
  shows    = { "mc.side-scheme.crisis" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Crisis Interdiction", "Energy" }, in_play = { "Maria Hill", "Hawkeye" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Crowd Control", threat = 2 }, { "Bomb Scare", threat = 3 } }

ann:thwarts_with "Hawkeye"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Bomb Scare"

ann:thwarts_with "Captain Marvel"
ann:chooses "Crowd Control"             -- its last threat
expect(side_schemes):is { "Bomb Scare" }
ann:thwarts_with "Maria Hill"
ann:chooses "The Break-In!"
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "No, only the side schemes, until Crowd Control is gone. Then the main scheme can be thwarted again.",
  fr = "Non, seulement les manigances annexes, tant que Contrôler la Foule est là. Ensuite, la manigance principale peut de nouveau être contrée.",
}
