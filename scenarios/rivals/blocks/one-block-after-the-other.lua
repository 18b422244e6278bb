scenario "One Block after the other" {
  game     = "rivals",
  question = {
    en = "The text of my Block asks me something. Can I use my second Block before I answer?",
    fr = "Le texte de mon Blocage me demande quelque chose. Puis-je utiliser mon second Blocage avant de répondre ?",
  },
  shows    = { "rivals.play.resolve-at-once" },
}

card "Wobbly Stake" { type = "Equipment", cost = 2, play = power(1),
  block = { may(destroy(one{ hand })):so{ raise_cost(5) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 11 },
  { "Ben", character = "The Joker 9", hand = { "Wobbly Stake", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Wobbly Stake"
refused(function() ben:blocks "Chalk Line" end, "rivals.play.resolve-at-once")
ben:declines()
ben:blocks "Chalk Line"                   -- 9 and 3
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No: the first one is done to its end, with whatever it asks. Then the next may follow.",
  fr = "Non : le premier s'accomplit jusqu'au bout, avec ce qu'il demande. Ensuite seulement vient le suivant.",
}
