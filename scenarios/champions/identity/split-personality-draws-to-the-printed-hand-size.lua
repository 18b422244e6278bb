scenario "The printed hand size is the one on the face that shows" {
  game     = "champions",
  question = {
    en = "As She-Hulk I play Split Personality, which draws up to my printed hand size. Which number counts?",
    fr = "En Miss Hulk, je joue Personnalité divisée, qui fait piocher jusqu'à ma taille de main imprimée. Quel nombre compte ?",
  },
  shows    = { "mc.printed.definition" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Split Personality", "Energy", "Strength", "Haymaker" } },
}

ann:plays "Split Personality"
ann:pays_with "Energy"
ann:pays_with "Strength"

expect(ann.identity):is { "Jennifer Walters" }
expect(ann.hand):count(6)
ruling {
  en = "The one that is printed on the face now up: 6 for Jennifer Walters. Ann has one card left and draws five.",
  fr = "Celui qui est imprimé sur la face à présent visible : 6 pour Jennifer Walters. Il reste une carte à Ann, elle en pioche cinq.",
}
