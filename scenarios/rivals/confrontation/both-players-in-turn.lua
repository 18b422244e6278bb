scenario "Both players confront, each in the own turn" {
  game     = "rivals",
  question = {
    en = "Ann has just defeated my 9. May I confront her at once in my turn, and whose cost counts?",
    fr = "Ann vient de vaincre mon 9. Puis-je la confronter aussitôt à mon tour, et quel coût compte ?",
  },
  shows    = { "rivals.confront.announce", "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Kick" }, power = 7 },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ben:confronts()
ben:plays "Kick"
ben:hands_over()
expect(ben.defeated_characters):is { "Batman 9" }
expect(ann.character):is { "Batman 12" }
expect(ben.character):is { "The Joker 12" }
ruling {
  en = "You may: hers is still the 9, so 9 Power beat it. What your own Character costs does not matter for that.",
  fr = "Oui : le sien est toujours le 9, et 9 de Puissance le battent. Ce que coûte votre propre Personnage n'y fait rien.",
}
