scenario "Two Batmen do not fight each other" {
  game     = "rivals",
  question = {
    en = "Could both of us play Batman?",
    fr = "Pourrions-nous jouer Batman tous les deux ?",
  },
  shows    = { "rivals.setup.two-players" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9" },
  { "Ben", character = "Batman 12" },
}

refused(function() begin() end, "rivals.setup.two-players")
ruling {
  en = "No. One player is Batman, the other The Joker.",
  fr = "Non. L'un est Batman, l'autre Le Joker.",
}
