scenario "After handing over no ability is used either" {
  game     = "rivals",
  question = {
    en = "I have handed over, and my Location could still give 1 Power. It is no card: may I use it against the Block?",
    fr = "J'ai passé la main, et mon Lieu pourrait encore donner 1 de Puissance. Ce n'est pas une carte jouée : puis-je m'en servir contre le Blocage ?",
  },
  shows    = { "rivals.amb.abilities-after-handing-over", "rivals.confront.hand-over" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 11, in_play = { "Tin Engine" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
refused(function() ann:uses "Tin Engine" end, "rivals.amb.abilities-after-handing-over")
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 9" }   -- 11 against 12
ruling {
  en = "No. Until it is compared with the cost, your Power changes only by what happens by itself. Use the Location before.",
  fr = "Non. Jusqu'à ce qu'on la compare au coût, votre Puissance ne change que par ce qui arrive de soi-même. Servez-vous du Lieu avant.",
}
