scenario "What Ben does in his turns he has not done in Ann's" {
  game     = "forever-evil",
  question = {
    en = "It is Ann's turn. Can a table be laid out on which I have used Blackgate Prison this turn already?",
    fr = "C'est le tour d'Ann. Une table peut-elle dire que j'ai déjà utilisé ma Blackgate Prison pendant ce tour ?",
  },
  shows    = { "fe.turn.clockwise" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Punch" }, in_play = { { "Blackgate Prison", used = true } } },
}
refused(function() begin() end, "fe.turn.clockwise")
ruling {
  en = "No. It works in your own turns, and this one is Ann's; when yours begins it has not been used.",
  fr = "Non. Elle sert à vos propres tours, et celui-ci est celui d'Ann ; quand le vôtre commence, elle n'a pas encore servi.",
}
