scenario "The Flash is not below a defeated Super Hero by chance either" {
  game     = "forever-evil",
  question = {
    en = "Superman was defeated this turn, and the rest of the stack is left to chance. Can The Flash still be in it?",
    fr = "Superman a été vaincu ce tour, et le reste du paquet est laissé au hasard. Flash peut-il encore s'y trouver ?",
  },
  shows    = { "fe.setup.flash-on-top" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", discard = { { "Superman", defeated = true } } },
  { "Ben", character = "Sinestro" },
}
refused(function() begin() end, "fe.setup.flash-on-top")
ruling {
  en = "No. He lies on top of the stack from the beginning and is defeated before any other, so a table like this has him somewhere else.",
  fr = "Non. Il est sur le dessus du paquet dès le début et vaincu avant tout autre ; sur une table comme celle-ci, il se trouve ailleurs.",
}
