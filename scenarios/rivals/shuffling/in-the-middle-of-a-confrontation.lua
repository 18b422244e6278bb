scenario "The draw pile runs out in the middle of a Confrontation" {
  game     = "rivals",
  question = {
    en = "I confront and play a card that draws two, but my draw pile has one. May what I discarded before still help me win?",
    fr = "Je confronte et joue une carte qui en pioche deux, mais ma pioche en a une. Ma défausse peut-elle encore m'aider à gagner ?",
  },
  shows    = { "rivals.shuffle.when-needed", "rivals.confront.power-may-come-later" },
}

card "Second Wind" { type = "Super Power", cost = 4, play = { power(1), draw(2) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Second Wind" }, deck = { "Kick" }, discard = { "Kick" }, power = 4 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
ann:confronts()
ann:plays "Second Wind"
expect(ann.hand):is { "Kick", "Kick" }
ann:plays "Kick"
ann:plays "Kick"
ann:hands_over()
expect(log):has(ann, "defeats and takes", "The Joker 9", "by", "rivals.confront.enough-power")
ruling {
  en = "Yes. The discard pile becomes a new draw pile in the middle of the draw, and what you draw may be played in the same Confrontation.",
  fr = "Oui. La défausse devient une nouvelle pioche alors que vous piochez, et ce que vous piochez se joue dans la même Confrontation.",
}
