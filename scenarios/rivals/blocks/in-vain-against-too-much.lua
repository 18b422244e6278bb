scenario "A Block in vain against too much Power is allowed" {
  game     = "rivals",
  question = {
    en = "Ann has 30 Power; my Block cannot help. May I use it anyway, to get the card out of my hand?",
    fr = "Ann a 30 de Puissance ; mon Blocage n'y peut rien. Puis-je l'utiliser quand même, pour vider ma main ?",
  },
  shows    = { "rivals.amb.block-in-vain", "rivals.block.no-obligation" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 30 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.discard):is { "Chalk Line" }
expect(ben.hand):is { "Punch" }
ruling {
  en = "Yes; it is only useless. The card is gone from your hand until you draw it again.",
  fr = "Oui ; c'est seulement inutile. La carte a quitté votre main jusqu'à ce que vous la repiochiez.",
}
