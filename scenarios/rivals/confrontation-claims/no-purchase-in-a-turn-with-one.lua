scenario "Never a purchase in a turn with a Confrontation" {
  game     = "rivals",
  question = {
    en = "I have announced a Confrontation with 20 Power. Is there any order of moves by which a card is still bought this turn?",
    fr = "J'ai annoncé une Confrontation avec 20 de Puissance. Y a-t-il un ordre de coups où une carte s'achète encore ce tour ?",
  },
  shows    = { "rivals.confront.no-buying", "rivals.confront.announce" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Stage Foil", "Vulnerability" }, power = 20, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

possible { that(ann.discard):has "Kick", within = "this turn" }
ann:confronts()
never { that(ann.discard):has "Kick", within = "1 turn" }
never { that(line_up):count(4), within = "1 turn" }
refused(function() ann:buys "Kick" end, "rivals.confront.no-buying")
ann:hands_over()
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. Without the Confrontation a Kick could be bought; with it nothing is, in whatever order.",
  fr = "Non. Sans la Confrontation on pourrait acheter un Coup de Pied ; avec elle rien ne s'achète, dans aucun ordre.",
}
