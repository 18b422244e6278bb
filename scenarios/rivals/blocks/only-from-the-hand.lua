scenario "Blocks come from the hand" {
  game     = "rivals",
  question = {
    en = "My Block card lies in my discard pile. May I use it when I am confronted?",
    fr = "Ma carte Blocage est dans ma défausse. Puis-je l'utiliser quand on me confronte ?",
  },
  shows    = { "rivals.block.when" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Rubber Gate" }, discard = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
refused(function() ben:blocks("Chalk Line", ben.discard) end, "rivals.block.when")
ben:blocks "Rubber Gate"
expect(ben.character):is { "The Joker 9" }
expect(ben.discard):is { "Chalk Line" }
ruling {
  en = "No. You block with cards of your hand.",
  fr = "Non. On bloque avec des cartes de sa main.",
}
