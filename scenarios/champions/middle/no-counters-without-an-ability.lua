scenario "Counters lie only where an ability puts them" {
  game     = "champions",
  question = {
    en = "Can counters lie on the Helicarrier?",
    fr = "L'Héliporteur peut-il porter des jetons ?",
  },
  shows    = { "mc.counters.ability-defines" },
}

local ann = players { { "Ann", character = "Spider-Man", in_play = { { "Helicarrier", counters = 2 } } } }
refused(function() begin() end, "mc.counters.ability-defines")
ruling {
  en = "No. Counters are put on a card by an ability that says so, and it has none.",
  fr = "Non. C'est une capacité qui place des jetons sur une carte, et il n'en a pas de telle.",
}
