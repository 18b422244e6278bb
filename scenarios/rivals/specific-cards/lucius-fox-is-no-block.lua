scenario "Lucius Fox is no Block" {
  game     = "rivals",
  question = {
    en = "Ann confronts me without any Attack. May I use Lucius Fox to raise my cost by 1 when she hands over?",
    fr = "Ann me confronte sans aucune Attaque. Puis-je utiliser Lucius Fox pour relever mon coût de 1 quand elle passe la main ?",
  },
  shows    = { "rivals.cards.lucius-fox-defense" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Careful Clerk", "Folding Screen" }, deck = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
refused(function() ben:defends "Careful Clerk" end, "rivals.cards.lucius-fox-defense")
ann:hands_over()
expect(ben):must_choose { "blocks with Folding Screen", "declines" }
refused(function() ben:blocks "Careful Clerk" end, "rivals.cards.lucius-fox-defense")
refused(function() ben:defends "Careful Clerk" end, "rivals.confront.not-an-attack")
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. He is a Defense and is discarded only when you are attacked.",
  fr = "Non. C'est une Défense, défaussée seulement si vous êtes attaqué.",
}
