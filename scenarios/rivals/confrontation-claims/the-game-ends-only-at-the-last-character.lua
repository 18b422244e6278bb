scenario "The game ends in a turn only at the last Character" {
  game     = "rivals",
  question = {
    en = "Ben is at 12 and the main deck is full. Can the game be over this turn, and could it if he were at 15?",
    fr = "Ben est à 12 et le deck commun est plein. La partie peut-elle finir ce tour, et le pourrait-elle s'il était à 15 ?",
  },
  shows    = { "rivals.character.next-one" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Punch" }, power = 20, deck = { "Kick", "Kick", "Stage Foil", "Stage Foil", "Punch" },
    in_play = { "Tin Engine" } },
  { "Ben", character = "The Joker 12", hand = { "Vulnerability" }, deck = { "Vulnerability", "Vulnerability" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(game):is_over(), within = "1 turn" }
ann:confronts()
ann:hands_over()
expect(ben.character):is { "The Joker 15" }
ben:ends_turn()
never { that(game):is_over(), within = "this turn" }   -- 12 Power are all there is
ann:confronts()
ann:plays "Kick"
ann:hands_over()
expect(game):goes_on()
ruling {
  en = "Not at 12: he goes on as 15. At 15 it ends if you have 15 Power when they are compared after you handed over, and no Block has made him cost more; this hand does not come that far.",
  fr = "Pas à 12 : il continue à 15. À 15 elle finit si vous avez 15 de Puissance quand on compare, la main passée, et qu'aucun Blocage n'a porté son coût plus haut ; cette main n'y arrive pas.",
}
