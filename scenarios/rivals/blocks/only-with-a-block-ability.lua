scenario "Only a card with a Block blocks" {
  game     = "rivals",
  question = {
    en = "I am confronted and hold a Punch and a strong Defense, but no Block. May I use one of them to raise my cost?",
    fr = "On me confronte et j'ai un Coup de Poing et une bonne Défense, mais pas de Blocage. Puis-je en utiliser un pour relever mon coût ?",
  },
  shows    = { "rivals.block.when" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Wooden Buckler", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ben):must_choose { "blocks with Chalk Line", "declines" }
refused(function() ben:blocks "Punch" end, "rivals.block.when")
refused(function() ben:blocks "Wooden Buckler" end, "rivals.block.when")
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. Only cards with a Block ability block; a Defense avoids Attacks and nothing else.",
  fr = "Non. Seules les cartes avec un Blocage bloquent ; une Défense évite les Attaques et rien d'autre.",
}
