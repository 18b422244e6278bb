scenario "A Block saves the last Character, too" {
  game     = "rivals",
  question = {
    en = "Ben stands at 15 and blocks for 3 against my 17. Is the game over?",
    fr = "Ben est à 15 et bloque de 3 contre mes 17. La partie est-elle finie ?",
  },
  shows    = { "rivals.block.must-exceed", "rivals.amb.failed-confrontation" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch" }, power = 17 },
  { "Ben", character = "The Joker 15", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"                   -- 18
expect(game):goes_on()
expect(ben.character):is { "The Joker 15" }
ruling {
  en = "No. 17 against 18 fails, and the game goes on.",
  fr = "Non. 17 contre 18 échoue, et la partie continue.",
}
