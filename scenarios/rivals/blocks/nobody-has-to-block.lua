scenario "Nobody has to block" {
  game     = "rivals",
  question = {
    en = "I am confronted with just 9 Power and hold a Block that would save me. May I keep it and lose the Character?",
    fr = "On me confronte avec tout juste 9 et j'ai un Blocage qui me sauverait. Puis-je le garder et perdre le Personnage ?",
  },
  shows    = { "rivals.block.no-obligation", "rivals.confront.take-character" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.hand):is { "Chalk Line" }
ruling {
  en = "Yes. Blocking is your choice; the card stays in your hand for your own turn.",
  fr = "Oui. Bloquer est votre choix ; la carte reste en main pour votre propre tour.",
}
