scenario "One Confrontation in a turn" {
  game     = "rivals",
  question = {
    en = "I have announced a Confrontation. May I announce a second one in the same turn, for the next Character?",
    fr = "J'ai annoncé une Confrontation. Puis-je en annoncer une seconde dans le même tour, pour le Personnage suivant ?",
  },
  shows    = { "rivals.confront.top-only" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 30 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
refused(function() ann:confronts() end, "rivals.confront.top-only")
ann:hands_over()

expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben.character):is { "The Joker 12" }
expect(ben):is_on_turn()                  -- and that turn of Ann's is over
ruling {
  en = "No. One Character per turn, in one Confrontation; with it the turn ends.",
  fr = "Non. Un Personnage par tour, dans une seule Confrontation ; le tour finit avec elle.",
}
