scenario "A table on which the cost is raised already" {
  game     = "rivals",
  confronting = 1,
  question = {
    en = "Ben used his Lucius Fox in Ann's Confrontation before my script begins. How do I say that his Character costs 1 more?",
    fr = "Ben a utilisé son Lucius Fox dans la Confrontation d'Ann avant le début de mon script. Comment dire que son Personnage coûte 1 de plus ?",
  },
  shows    = { "rivals.confront.compared-last", "rivals.block.until-end-of-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 11 },
  { "Ben", character = "The Joker 9", raised = 1, hand = { "Folding Screen", "Rubber Gate" }, deck = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

expect(ben.raised):is(1)
ann:hands_over()
ben:blocks "Folding Screen"
ben:blocks "Rubber Gate"                  -- 9 and 1, and 1 and 2
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "With raised = 1 beside confronting = 1. Blocks are added to it, and it lasts to the end of the turn.",
  fr = "Par raised = 1, avec confronting = 1. Les Blocages s'y ajoutent, et cela dure jusqu'à la fin du tour.",
}
