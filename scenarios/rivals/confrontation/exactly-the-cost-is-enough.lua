scenario "Power equal to the cost is enough, one less is not" {
  game     = "rivals",
  question = {
    en = "I have 9 Power against cost 9, and no Block is used. Do I need more than the cost?",
    fr = "J'ai 9 de Puissance contre un coût de 9, sans Blocage. Me faut-il plus que le coût ?",
  },
  shows    = { "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Vulnerability" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

what_if("the Punch stays in hand", function()
  ann:confronts()
  ann:hands_over()                        -- 8 against 9
  expect(ben.character):is { "The Joker 9" }
end)
ann:confronts()
ann:plays "Punch"
ann:hands_over()                          -- 9 against 9
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. Equal is enough for you; with 8 the Character would have stayed.",
  fr = "Non. L'égalité vous suffit ; avec 8, le Personnage serait resté.",
}
