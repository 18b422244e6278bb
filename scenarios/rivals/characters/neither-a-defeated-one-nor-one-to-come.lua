scenario "Neither a defeated Character nor one that is still to come" {
  game     = "rivals",
  question = {
    en = "May I use what is written on the Character that I took from my opponent, or on my own next one?",
    fr = "Puis-je utiliser ce qui est écrit sur le Personnage pris à mon adversaire, ou sur mon propre suivant ?",
  },
  shows    = { "rivals.character.next-one", "rivals.amb.character-takes-over" },
}

card "The Joker 9" { action { limit = "turn", power(2) } }
card "The Joker 12" { action { limit = "turn", power(2) } }
card "The Joker 15" { action { limit = "turn", power(2) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
refused(function() ben:uses "The Joker 15" end, "rivals.character.next-one")
ben:uses "The Joker 12"
expect(ben.power):is(2)
ben:ends_turn()
refused(function() ann:uses "The Joker 9" end, "rivals.character.next-one")
ruling {
  en = "No. Only the Character that you play at the moment has its text; those to come have none yet, and a defeated one is yours for its points.",
  fr = "Non. Seul le Personnage que vous jouez en ce moment a son texte ; les suivants ne l'ont pas encore, et un vaincu ne vaut que ses points.",
}
