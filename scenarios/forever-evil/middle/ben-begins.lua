scenario "Ben begins, and the turns go on clockwise" {
  game     = "forever-evil",
  first    = "Ben",
  question = {
    en = "Three of us sit at the table and Ben begins. Who has the second turn?",
    fr = "Nous sommes trois à table et Ben commence. À qui est le deuxième tour ?",
  },
  shows    = { "fe.end-turn.8-next-player" },
}

local ann, ben, cleo = players {
  { "Ann",  character = "Lex Luthor", hand = { "Punch" } },
  { "Ben",  character = "Sinestro",   hand = { "Punch" } },
  { "Cleo", character = "Bizarro",    hand = { "Punch" } },
}

expect(ben):is_on_turn()
until_step "turn"
ben:ends_turn()
expect(game):is_between_turns()
expect(log):has(cleo, "is next")
ruling {
  en = "Cleo, who sits next to Ben on his left.",
  fr = "À Cleo, assise à la gauche de Ben.",
}
