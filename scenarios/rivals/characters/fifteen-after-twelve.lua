scenario "Behind the Character of cost 12 comes the last one" {
  game     = "rivals",
  question = {
    en = "The Joker of cost 12 is defeated. Is that my third win, or is one Character left?",
    fr = "Le Joker à 12 est vaincu. Est-ce ma troisième victoire, ou reste-t-il un Personnage ?",
  },
  shows    = { "rivals.character.next-one", "rivals.confront.take-character" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 12", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
expect(ann.defeated_characters):is { "The Joker 9" }
ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9", "The Joker 12" }
expect(ben.character):is { "The Joker 15" }
expect(ben.later_characters):is_empty()
ruling {
  en = "It is the second one. The Joker goes on as the Character of cost 15, his last.",
  fr = "C'est la deuxième. Le Joker continue avec le Personnage à 15, son dernier.",
}
