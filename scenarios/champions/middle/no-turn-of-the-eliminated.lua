scenario "An eliminated player has no turn" {
  game     = "champions",
  question = {
    en = "Ann is out already. May we begin in her turn?",
    fr = "Ann est déjà éliminée. Pouvons-nous commencer pendant son tour ?",
  },
  shows    = { "mc.elimination.when" },
  first    = "Ben",
  turn     = "Ann",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", eliminated = true },
  { "Ben", character = "Spider-Man" },
}
refused(function() begin() end, "mc.elimination.when")
ruling {
  en = "No. Who is out takes no turns.",
  fr = "Non. Qui est éliminé ne joue plus de tour.",
}
