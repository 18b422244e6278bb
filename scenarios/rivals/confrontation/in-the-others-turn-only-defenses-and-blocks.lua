scenario "In the other's turn only Defenses and Blocks are used" {
  game     = "rivals",
  question = {
    en = "Ann confronts me. May I play a Punch from my hand to have some Power against her?",
    fr = "Ann me confronte. Puis-je jouer un Coup de Poing de ma main pour opposer de la Puissance ?",
  },
  shows    = { "rivals.confront.opponent-turn-cards" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
refused(function() ben:plays "Punch" end, "rivals.confront.opponent-turn-cards")
ann:hands_over()
refused(function() ben:plays "Chalk Line" end, "rivals.confront.opponent-turn-cards")
ben:blocks "Chalk Line"
expect(ben.power):is(0)
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. During her turn you use Defenses against Attacks and Blocks against the Confrontation, and nothing else.",
  fr = "Non. Pendant son tour vous utilisez des Défenses contre les Attaques et des Blocages contre la Confrontation, rien d'autre.",
}
