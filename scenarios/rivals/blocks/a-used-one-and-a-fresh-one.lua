scenario "A used Block and an equal one that is still fresh" {
  game     = "rivals",
  question = {
    en = "I have blocked with a Chalk Line. Another Block fetches a Chalk Line from my discard pile, where two lie. May I take the other one, and block with it?",
    fr = "J'ai bloqué avec une Ligne de craie. Un autre Blocage reprend une Ligne de craie de ma défausse, où il y en a deux. Puis-je prendre l'autre et bloquer avec ?",
  },
  shows    = { "rivals.amb.block-number" },
}

card "Butterfly Net" { type = "Equipment", cost = 2, play = power(1),
  block = { put(one{ discard_pile, name = "Chalk Line" }, hand) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 14 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Butterfly Net" }, discard = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
ben:blocks "Butterfly Net"
what_if("he takes the one that lies on top, which he has just used", function()
  ben:chooses "Chalk Line#1"
  expect(ben.character):is { "The Joker 12" }
  expect(ben.hand):is { "Chalk Line" }
end)
ben:chooses "Chalk Line#2"
ben:blocks "Chalk Line"                   -- 9 and 3 and 3
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Yes: each card blocks once, and these are two cards. You say which one you take, and only the one that you have not used serves again.",
  fr = "Oui : chaque carte bloque une fois, et ce sont deux cartes. Vous dites laquelle vous prenez, et seule celle qui n'a pas servi sert encore.",
}
