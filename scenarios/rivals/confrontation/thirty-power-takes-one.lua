scenario "Thirty Power take one Character, not two" {
  game     = "rivals",
  question = {
    en = "My opponent stands at cost 9, with 12 below, and I have 30 Power. Do I take both?",
    fr = "Mon adversaire est à 9, avec le 12 en dessous, et j'ai 30 de Puissance. Est-ce que je prends les deux ?",
  },
  shows    = { "rivals.confront.top-only", "rivals.confront.take-character" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 30 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.character):is { "The Joker 12" }
expect(ben.later_characters):is { "The Joker 15" }
expect(ann.power):is(0)
ruling {
  en = "No. Only the top one, and one per turn, however much Power is left.",
  fr = "Non. Seulement celui du dessus, et un par tour, quelle que soit la Puissance restante.",
}
