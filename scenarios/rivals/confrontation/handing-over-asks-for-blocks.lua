scenario "Only handing over lets the opponent block" {
  game     = "rivals",
  question = {
    en = "I have reached 9 Power and still hold a card. When is my opponent asked for Blocks, and may I go on until then?",
    fr = "J'ai atteint 9 de Puissance et il me reste une carte. Quand mon adversaire est-il invité à bloquer, et puis-je continuer d'ici là ?",
  },
  shows    = { "rivals.confront.hand-over", "rivals.block.after-the-attacker", "rivals.block.when" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Punch"
expect(ann):must_choose { "plays Punch", "hands over" }
refused(function() ben:blocks "Chalk Line" end, "rivals.block.after-the-attacker")
ann:plays "Punch"
ann:hands_over()
expect(ben):must_choose { "blocks with Chalk Line", "declines" }
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Once you say that you are done, and not before. Until then you play as many cards as you like.",
  fr = "Une fois que vous dites avoir fini, et pas avant. D'ici là, vous jouez autant de cartes que vous voulez.",
}
