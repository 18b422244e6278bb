scenario "Nothing is played after the last defeat" {
  game     = "rivals",
  question = {
    en = "I have defeated the last Character and still hold cards. May my opponent take one more turn?",
    fr = "J'ai vaincu le dernier Personnage et j'ai encore des cartes. Mon adversaire a-t-il encore un tour ?",
  },
  shows    = { "rivals.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch" }, power = 20 },
  { "Ben", character = "The Joker 15", hand = { "Punch" }, power = 30 },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
refused(function() ben:confronts() end, "rivals.game-end.last-character")
refused(function() ann:plays "Punch" end, "rivals.game-end.last-character")
expect(ann):won()
ruling {
  en = "No. The game is over at once; there is no last turn for the loser.",
  fr = "Non. La partie est finie aussitôt ; le perdant n'a pas de dernier tour.",
}
