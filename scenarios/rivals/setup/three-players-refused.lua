scenario "Three players are one too many" {
  game     = "rivals",
  question = {
    en = "There are three of us tonight. Can the third one join in?",
    fr = "Nous sommes trois ce soir. Le troisième peut-il jouer aussi ?",
  },
  shows    = { "rivals.setup.two-players" },
}

local ann, ben, cy = players {
  { "Ann", character = "Batman 9" },
  { "Ben", character = "The Joker 9" },
  { "Cy" },
}

refused(function() begin() end, "rivals.setup.two-players")
ruling {
  en = "No. The game is for two: Batman and The Joker.",
  fr = "Non. Le jeu se joue à deux : Batman et Le Joker.",
}
