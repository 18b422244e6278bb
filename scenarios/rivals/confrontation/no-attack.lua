scenario "A Confrontation is no Attack" {
  game     = "rivals",
  question = {
    en = "I am confronted and hold a Defense. May I avoid the Confrontation with it, as if it were an Attack?",
    fr = "On me confronte et j'ai une Défense en main. Puis-je éviter la Confrontation avec elle, comme une Attaque ?",
  },
  shows    = { "rivals.confront.not-an-attack" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Wooden Buckler", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
refused(function() ben:defends "Wooden Buckler" end, "rivals.attack.may-avoid")
ann:plays "Punch"
ann:hands_over()                          -- and nobody asks Ben for anything

expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.hand):is { "Wooden Buckler", "Punch" }
ruling {
  en = "No. A Confrontation is not an Attack, and a Defense avoids Attacks only. Only a Block could have helped.",
  fr = "Non. Une Confrontation n'est pas une Attaque, et une Défense n'évite que les Attaques. Seul un Blocage aurait pu aider.",
}
