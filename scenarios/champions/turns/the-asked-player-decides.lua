scenario "The player who is asked may say no" {
  game     = "champions",
  question = {
    en = "Ann asks me to use my Avengers Mansion in her turn. I would rather keep it. Must I?",
    fr = "Ann me demande d'utiliser mon Manoir des Avengers pendant son tour. Je préfère le garder. Y suis-je obligé ?",
  },
  shows    = { "mc.player-turn.other-decides" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Avengers Mansion" } },
}
villain { { "Rhino I" } }

ann:asks "Ben"
refused(function() ann:uses "Avengers Mansion" end, "mc.player-turn.other-decides")
ben:declines "Avengers Mansion"

expect(ben.in_play:exhausted "Avengers Mansion"):is(0)
expect(ann.hand):is_empty()
expect(ann):is_on_turn()
ruling {
  en = "No. Ben declines, his mansion stays ready, and Ann may not use it in his stead.",
  fr = "Non. Ben renonce, son manoir reste redressé, et Ann ne peut pas s'en servir à sa place.",
}
