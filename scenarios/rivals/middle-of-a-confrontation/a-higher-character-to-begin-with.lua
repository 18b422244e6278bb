scenario "A table with Characters of higher level" {
  game     = "rivals",
  question = {
    en = "I want Ann at her 15 and Ben at his 12. Where do the Characters before them lie?",
    fr = "Je veux Ann à son 15 et Ben à son 12. Où sont les Personnages d'avant ?",
  },
  shows    = { "rivals.confront.take-character" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 12", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

expect(ben.defeated_characters):is { "Batman 9", "Batman 12" }
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.later_characters):is { "The Joker 15" }
expect(ann.later_characters):is_empty()
ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9", "The Joker 12" }
ruling {
  en = "With the player who defeated them: naming the Character that is played says that those before it were lost.",
  fr = "Chez le joueur qui les a vaincus : nommer le Personnage joué dit que ceux d'avant sont perdus.",
}
