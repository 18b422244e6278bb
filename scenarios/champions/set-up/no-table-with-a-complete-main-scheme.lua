scenario "No game comes to a table with the main scheme at its threshold" {
  game     = "champions",
  question = {
    en = "One player, 7 threat on The Break-In!. Can the game go on from there?",
    fr = "Un joueur, 7 menaces sur L'Effraction !. La partie peut-elle continuer à partir de là ?",
  },
  shows    = { "mc.main-scheme.advances-at-threshold" },
}
local ann = players {
  { "Ann", character = "Spider-Man" },
}
main_scheme { { "The Break-In!", threat = 7 } }
refused(function() begin() end, "mc.main-scheme.advances-at-threshold")
ruling {
  en = "No. 7 is the threshold for one player: the scheme was complete the moment it got there.",
  fr = "Non. 7 est le seuil pour un joueur : la manigance s'est achevée dès qu'elle l'a atteint.",
}
