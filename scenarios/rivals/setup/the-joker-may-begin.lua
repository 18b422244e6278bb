scenario "The Joker may begin" {
  game     = "rivals",
  set_up   = "shown",
  first    = "Ben",
  question = {
    en = "We agreed that Ben is The Joker. Does Batman always go first?",
    fr = "Nous avons convenu que Ben est Le Joker. Est-ce toujours Batman qui commence ?",
  },
  shows    = { "rivals.amb.who-is-batman", "rivals.start.first-player" },
}

local ann, ben = players {
  { "Ann", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }

expect(ben):is_on_turn()
expect(ann.character):is { "Batman 9" }
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. The sides are one thing and who begins is another: here The Joker has the first turn.",
  fr = "Non. Le camp est une chose, celui qui commence en est une autre : ici, c'est Le Joker qui joue en premier.",
}
