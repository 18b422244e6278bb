scenario "The Flash is never face down" {
  game     = "forever-evil",
  question = {
    en = "Batman was defeated this turn. Can The Flash be the next Super Hero, face down until step 7?",
    fr = "Batman a été vaincu ce tour. Flash peut-il être le Super-Héros suivant, face cachée jusqu'à l'étape 7 ?",
  },
  shows    = { "fe.setup.flash-on-top" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", discard = { { "Batman", defeated = true } } },
  { "Ben", character = "Sinestro" },
}
super_heroes { "The Flash", "Superman" }
refused(function() begin() end, "fe.setup.flash-on-top")
ruling {
  en = "No. He lies face up on top of the stack from the beginning, so he is defeated before any other.",
  fr = "Non. Face visible sur la pile dès le début, il est vaincu avant tous les autres.",
}
