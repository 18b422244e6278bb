scenario "A table without players is over" {
  game     = "champions",
  question = {
    en = "May we lay out a table on which both of us are eliminated?",
    fr = "Pouvons-nous reconstituer une table où nous sommes tous les deux éliminés ?",
  },
  shows    = { "mc.elimination.all-out" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", eliminated = true },
  { "Ben", character = "Spider-Man", eliminated = true },
}
refused(function() begin() end, "mc.elimination.all-out")
ruling {
  en = "No. With the last of you the game is lost and over.",
  fr = "Non. Avec le dernier d'entre vous, la partie est perdue et finie.",
}
