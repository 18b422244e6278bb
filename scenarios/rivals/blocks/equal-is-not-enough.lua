scenario "A Block that only equals the Power stops nothing" {
  game     = "rivals",
  question = {
    en = "Ann has 12 Power, and my Block lifts my Character to just 12. Does a tie save me?",
    fr = "Ann a 12 de Puissance, et mon Blocage porte mon Personnage à 12 tout juste. L'égalité me sauve-t-elle ?",
  },
  shows    = { "rivals.block.must-exceed", "rivals.confront.enough-power", "rivals.amb.block-in-vain" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

what_if("he blocks twice", function()
  ann:confronts()
  ann:hands_over()
  ben:blocks "Chalk Line"
  ben:blocks "Chalk Line"                 -- 15
  expect(ben.character):is { "The Joker 9" }
end)
ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
ben:declines()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "No. The cost must be above her Power; at 12 against 12 the Character falls.",
  fr = "Non. Le coût doit dépasser sa Puissance ; à 12 contre 12, le Personnage tombe.",
}
