scenario "A Block in vain against too little Power is allowed" {
  game     = "rivals",
  question = {
    en = "Ann hands over with 5 Power and loses anyway. May I block all the same?",
    fr = "Ann passe la main avec 5 de Puissance et perd de toute façon. Puis-je bloquer malgré tout ?",
  },
  shows    = { "rivals.amb.block-in-vain" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 5 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ben):must_choose { "blocks with Chalk Line", "declines" }
ben:blocks "Chalk Line"
expect(ben.discard):is { "Chalk Line" }
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Yes. Whenever you are confronted you may block, whatever the Power is.",
  fr = "Oui. Chaque fois qu'on vous confronte vous pouvez bloquer, quelle que soit la Puissance.",
}
