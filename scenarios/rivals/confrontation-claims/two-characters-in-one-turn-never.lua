scenario "Never two Characters in one turn" {
  game     = "rivals",
  question = {
    en = "With 30 Power and a hand full of cards: is there any way to take two Characters in one turn?",
    fr = "Avec 30 de Puissance et une main pleine : existe-t-il un moyen de prendre deux Personnages en un tour ?",
  },
  shows    = { "rivals.confront.top-only" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",   hand = { "Kick", "Stage Foil", "Careful Clerk" }, power = 30, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Rubber Gate" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(ann.defeated_characters):has "The Joker 12", within = "1 turn" }
possible { that(ann.defeated_characters):has "The Joker 9", within = "1 turn" }
ann:confronts()
ann:plays "Kick"
ann:hands_over()
ben:declines()
expect(ben.character):is { "The Joker 12" }
ruling {
  en = "No. However the turn is played, at most the top Character is taken.",
  fr = "Non. De quelque façon qu'on joue le tour, on prend au plus le Personnage du dessus.",
}
