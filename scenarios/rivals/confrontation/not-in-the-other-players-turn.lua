scenario "Nobody confronts in the turn of the other player" {
  game     = "rivals",
  question = {
    en = "It is Ann's turn. May I, Ben, announce a Confrontation while she plays?",
    fr = "C'est le tour d'Ann. Puis-je, moi, Ben, annoncer une Confrontation pendant qu'elle joue ?",
  },
  shows    = { "rivals.confront.announce" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, power = 9 },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ben:confronts() end, "rivals.confront.announce")
ann:ends_turn()
ben:confronts()
expect(ben):may "hands_over"
ruling {
  en = "No. You announce one at the start of your own turn.",
  fr = "Non. On en annonce une au début de son propre tour.",
}
