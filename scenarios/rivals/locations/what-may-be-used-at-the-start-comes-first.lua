scenario "What may be used at the start of the turn is decided first" {
  game     = "rivals",
  question = {
    en = "My Location lets me draw at the start of my turn if I want. Can I confront, play or buy, and decide on that later?",
    fr = "Mon Lieu me laisse piocher au début de mon tour si je veux. Puis-je confronter, jouer ou acheter, et en décider plus tard ?",
  },
  shows    = { "rivals.amb.confront-and-start-effects" },
}

card "Sunrise Window" { type = "Location", cost = 4, stays = true, after(begins{}){ draw(1), optional = true } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, deck = { "Kick" }, in_play = { "Sunrise Window" }, power = 3 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

refused(function() ann:confronts() end, "rivals.amb.confront-and-start-effects")
refused(function() ann:plays "Punch" end, "rivals.amb.confront-and-start-effects")
refused(function() ann:buys "Kick" end, "rivals.amb.confront-and-start-effects")
refused(function() ann:ends_turn() end, "rivals.amb.confront-and-start-effects")
ann:uses "Sunrise Window"
expect(ann.hand):is { "Punch", "Kick" }
ann:confronts()
ruling {
  en = "By our reading, no: it is used or left before anything else. The Confrontation may be announced after it, with what it has drawn.",
  fr = "Selon notre lecture, non : on l'utilise ou on y renonce avant tout le reste. La Confrontation s'annonce ensuite, avec ce qu'il a fait piocher.",
}
