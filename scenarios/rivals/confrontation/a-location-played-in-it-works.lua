scenario "A Location that is played in a Confrontation works in it" {
  game     = "rivals",
  question = {
    en = "In my Confrontation I play a Location that draws for the first Equipment, then an Equipment. Does it draw this turn?",
    fr = "Dans ma Confrontation je joue un Lieu qui fait piocher au premier Équipement, puis un Équipement. Fait-il piocher ce tour ?",
  },
  shows    = { "rivals.confront.power-may-come-later", "rivals.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Tool Shed", "Stage Foil" }, deck = { "Kick", "Punch" }, power = 4 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Tool Shed"
ann:plays "Stage Foil"                    -- 4 and 3, and a card for it
ann:plays "Kick"
expect(ann.power):is(9)
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ann.in_play):is { "Tool Shed" }
ruling {
  en = "Yes. It is on at once and on every turn of yours, and it stays when the Confrontation is over.",
  fr = "Oui. Il agit aussitôt et à chacun de vos tours, et il reste quand la Confrontation est finie.",
}
