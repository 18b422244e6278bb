scenario "A Block that is only shown stays for the own turn" {
  game     = "rivals",
  question = {
    en = "I block by showing a card that stays in my hand. May I play it in my turn, which follows?",
    fr = "Je bloque en montrant une carte qui reste en main. Puis-je la jouer à mon tour, qui suit ?",
  },
  shows    = { "rivals.amb.block-number", "rivals.block.when" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 10 },
  { "Ben", character = "The Joker 9", hand = { "Rubber Gate", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Rubber Gate"                  -- 11 against 10
expect(ben.hand):is { "Rubber Gate", "Punch" }
ben:plays "Rubber Gate"
expect(ben.in_play):is { "Rubber Gate" }
ruling {
  en = "Yes. It never left your hand, so it is played like any other card.",
  fr = "Oui. Elle n'a jamais quitté votre main : elle se joue comme toute autre carte.",
}
