scenario "Each Block once in a Confrontation" {
  game     = "rivals",
  question = {
    en = "My Block is only shown and stays in my hand. May I show it twice in one Confrontation to add it twice?",
    fr = "Mon Blocage est seulement montré et reste en main. Puis-je le montrer deux fois dans une Confrontation pour l'ajouter deux fois ?",
  },
  shows    = { "rivals.amb.block-number" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 9", hand = { "Rubber Gate", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Rubber Gate"
expect(ben.hand):is { "Rubber Gate", "Chalk Line" }
refused(function() ben:blocks "Rubber Gate" end, "rivals.amb.block-number")
ben:blocks "Chalk Line"                   -- 9 and 2 and 3
expect(ben.character):is { "The Joker 9" }
expect(ben.hand):is { "Rubber Gate" }
ruling {
  en = "No. Each card blocks once in a Confrontation, even if it comes back to your hand. Another card may be added.",
  fr = "Non. Chaque carte bloque une fois par Confrontation, même si elle revient en main. Une autre carte peut s'y ajouter.",
}
