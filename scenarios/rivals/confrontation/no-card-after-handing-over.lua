scenario "After handing over no card is played, block or not" {
  game     = "rivals",
  question = {
    en = "I have handed over and kept a Kick. While my opponent thinks about blocking, or after a Block, may I still play it?",
    fr = "J'ai passé la main en gardant un Coup de Pied. Pendant que l'adversaire réfléchit à bloquer, ou après un Blocage, puis-je encore le jouer ?",
  },
  shows    = { "rivals.confront.no-more-cards", "rivals.block.no-answer" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Kick" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
refused(function() ann:plays "Kick" end, "rivals.confront.no-more-cards")
ben:blocks "Chalk Line"
refused(function() ann:plays "Kick" end, "rivals.block.no-answer")
ben:declines()
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No, neither before nor after a Block. Play everything before you hand over.",
  fr = "Non, ni avant ni après un Blocage. Jouez tout avant de passer la main.",
}
