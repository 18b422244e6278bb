scenario "Ten Super Heroes make a longer game" {
  game     = "forever-evil",
  edition  = "fr",
  set_up   = "shown",
  super_heroes = 10,
  question = {
    en = "Eight Super Heroes are over too quickly for us. May we use ten?",
    fr = "Avec huit Super-Héros c'est trop court pour nous. Pouvons-nous en prendre dix ?",
  },
  shows    = { "fe.setup.longer-game" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(super_heroes):count(10)
expect(super_heroes):has("The Flash", 1)
expect(super_heroes):shows "The Flash"
ruling {
  en = "Yes: The Flash on top of nine others taken at random.",
  fr = "Oui : Flash au-dessus de neuf autres tirés au hasard.",
}
