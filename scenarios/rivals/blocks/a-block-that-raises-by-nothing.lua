scenario "A Block that raises by nothing" {
  game     = "rivals",
  question = {
    en = "My Block raises the cost by the number of Villains in the Line-Up, and there is none. Does a tie save my Character?",
    fr = "Mon Blocage augmente le coût du nombre de Vilains de la réserve, et il n'y en a aucun. L'égalité sauve-t-elle mon Personnage ?",
  },
  shows    = { "rivals.block.when", "rivals.confront.compared-last" },
}

card "Mob Photo" { type = "Equipment", cost = 2, play = power(1), block = { raise_cost(count{ line_up, type = "Villain" }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Mob Photo" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Utility Belt", "Laughing Gas" }

ann:confronts()
ann:hands_over()
ben:blocks "Mob Photo"
expect(ben.discard):is { "Mob Photo" }
expect(ben.character):is { "The Joker 12" }
ruling {
  en = "No. The Block is used and gone, but the cost is what it was, and that much Power is enough for it.",
  fr = "Non. Le Blocage est utilisé et parti, mais le coût reste ce qu'il était, et autant de Puissance suffit.",
}
