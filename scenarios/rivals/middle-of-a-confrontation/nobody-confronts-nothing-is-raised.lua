scenario "A raised cost needs a Confrontation" {
  game     = "rivals",
  question = {
    en = "May a table say that my Character costs more though nobody confronts me?",
    fr = "Une table peut-elle dire que mon Personnage coûte plus alors que personne ne me confronte ?",
  },
  shows    = { "rivals.block.until-end-of-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9" },
  { "Ben", character = "The Joker 9", raised = 3 },
}
refused(function() begin() end, "rivals.block.until-end-of-turn")
ruling {
  en = "No. A cost is raised in a Confrontation and falls back at the end of that turn.",
  fr = "Non. Un coût se relève dans une Confrontation et retombe à la fin de ce tour.",
}
