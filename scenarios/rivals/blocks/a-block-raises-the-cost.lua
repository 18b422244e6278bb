scenario "A Block raises the cost of the Character" {
  game     = "rivals",
  question = {
    en = "I am confronted with 11 Power against my 9 and block for 3. Is my Character safe?",
    fr = "On me confronte avec 11 de Puissance contre mon 9 et je bloque de 3. Mon Personnage est-il sauf ?",
  },
  shows    = { "rivals.block.raises-cost", "rivals.block.when", "rivals.block.must-exceed" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 11 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }
expect(ann.defeated_characters):is_empty()
expect(ben.hand):is { "Punch" }
ruling {
  en = "Yes: it costs 12 this turn, and 11 are not enough.",
  fr = "Oui : il coûte 12 ce tour, et 11 ne suffisent pas.",
}
