scenario "No turn comes after the one in which Barbatos was defeated" {
  game     = "metal",
  question = {
    en = "Barbatos lies in my score pile since an earlier turn. Do we still play?",
    fr = "Barbatos est dans ma pile de score depuis un tour précédent. Joue-t-on encore ?",
  },
  shows    = { "metal.game-end.barbatos" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { "Barbatos" } }, { "Ben", character = "The Flash (oversized)" } }
  super_villains {}
  begin()
end, "metal.game-end.barbatos")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)", score_pile = { "Barbatos" } } }
  super_villains {}
  begin()
end, "metal.game-end.barbatos")
ruling {
  en = "No. The game was over at the end of that turn.",
  fr = "Non. La partie était finie à la fin de ce tour-là.",
}
