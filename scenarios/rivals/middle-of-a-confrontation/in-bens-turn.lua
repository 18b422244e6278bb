scenario "A table in the middle of the other player's Confrontation" {
  game     = "rivals",
  turn     = "Ben",
  confronting = 1,
  question = {
    en = "It is Ben's turn, he confronts me, and I hold a Block. What can I do before he hands over, and after?",
    fr = "C'est le tour de Ben, il me confronte, et j'ai un Blocage. Que puis-je avant qu'il passe la main, et après ?",
  },
  shows    = { "rivals.block.after-the-attacker", "rivals.block.when" },
}

local ann, ben = players {
  { "Ann", character = "Batman 12",   hand = { "Chalk Line", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Kick" }, power = 12 },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ann:blocks "Chalk Line" end, "rivals.block.after-the-attacker")
ben:plays "Kick"
ben:hands_over()
ann:blocks "Chalk Line"                   -- 14 against 15
expect(ann.character):is { "Batman 12" }
ruling {
  en = "Before, nothing; after, you may block with whatever Blocks you hold.",
  fr = "Avant, rien ; après, vous pouvez bloquer avec tous les Blocages que vous avez.",
}
