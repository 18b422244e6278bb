scenario "A stack of thirteen Super Heroes cannot be made" {
  game     = "forever-evil",
  super_heroes = 13,
  question = {
    en = "We want a really long game. Can we make a stack of thirteen Super Heroes?",
    fr = "Nous voulons une très longue partie. Peut-on faire une pile de treize Super-Héros ?",
  },
  shows    = { "fe.setup.longer-game", "fe.setup.twelve-super-heroes" },
}

refused(function()
  players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }
  begin()
end, "fe.setup.longer-game")
ruling {
  en = "No. More than eight is fine, but there are only twelve Super Heroes.",
  fr = "Non. Plus de huit, c'est possible, mais il n'existe que douze Super-Héros.",
}
