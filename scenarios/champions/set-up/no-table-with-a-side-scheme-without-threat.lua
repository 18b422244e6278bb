scenario "No game comes to a table with a side scheme that has no threat" {
  game     = "champions",
  question = {
    en = "Crowd Control is in play, but no threat is left on it. May it stay there?",
    fr = "Contrôler la Foule est en jeu, mais il n'y a plus de menace dessus. Cette manigance peut-elle rester là ?",
  },
  shows    = { "mc.side-scheme.leaves-at-no-threat" },
}
local ann = players {
  { "Ann", character = "Spider-Man" },
}
side_schemes { "Crowd Control" }
refused(function() begin() end, "mc.side-scheme.leaves-at-no-threat")
ruling {
  en = "No. A side scheme without threat is defeated and discarded at once.",
  fr = "Non. Une manigance annexe sans menace est aussitôt déjouée et défaussée.",
}
