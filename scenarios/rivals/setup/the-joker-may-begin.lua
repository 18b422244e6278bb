scenario "The Joker may begin" {
  game     = "rivals",
  set_up   = "shown",
  first    = "Ben",
  question = {
    en = "We agreed that Ben is The Joker. Does Batman always go first?",
    fr = "Nous avons convenu que Ben est Le Joker. Est-ce toujours Batman qui commence ?",
  },
  shows    = { "rivals.setup.character-pile", "rivals.amb.oversized-name" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, deck = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }

expect(ben):is_on_turn()
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. The sides are one thing and who begins is another: here The Joker has the first turn.",
  fr = "Non. Le camp est une chose, celui qui commence en est une autre : ici, c'est Le Joker qui joue en premier.",
}
