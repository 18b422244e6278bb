scenario "From the second game on everybody may choose" {
  game     = "forever-evil",
  edition  = "fr",
  set_up   = "shown",
  question = {
    en = "This is our third game. Can each of us say which Super-Villain to be, even the same as last time?",
    fr = "C'est notre troisième partie. Chacun peut-il dire quel Super-Vilain il veut être, même celui de la dernière fois ?",
  },
  shows    = { "fe.villain.later-choose" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Bizarro",  hand = { "Punch" }, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann.character):is { "Sinestro" }
expect(ben.character):is { "Bizarro" }
ruling {
  en = "Yes: after the first game each of you may take the Super-Villain you like.",
  fr = "Oui : après la première partie, chacun peut prendre le Super-Vilain qui lui plaît.",
}
