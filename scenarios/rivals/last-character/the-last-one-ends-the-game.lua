scenario "Defeating the last Character wins the game at once" {
  game     = "rivals",
  question = {
    en = "The Joker of cost 15 is the last one, and I have 15 Power in a Confrontation. Is the game over there and then?",
    fr = "Le Joker à 15 est le dernier, et j'ai 15 de Puissance dans une Confrontation. La partie est-elle finie sur-le-champ ?",
  },
  shows    = { "rivals.confront.win", "rivals.goal.three-defeats", "rivals.game-end.last-character", "rivals.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch", "Vulnerability" }, power = 14 },
  { "Ben", character = "The Joker 15", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Punch"
ann:hands_over()
expect(game):is_over()
expect(ann):won()
expect(ann.defeated_characters):is { "The Joker 9", "The Joker 12", "The Joker 15" }
expect(ann.hand):is { "Vulnerability" }   -- no step of the turn's end any more
ruling {
  en = "Yes. It is the third one: you have won, no step of the turn's end follows and nothing is scored.",
  fr = "Oui. C'est le troisième : vous avez gagné, aucune étape de fin de tour ne suit et rien ne se compte.",
}
