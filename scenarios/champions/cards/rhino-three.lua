scenario "Rhino III is tough and stuns the heroes" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "In expert mode Rhino II is defeated. What does Rhino III bring?",
    fr = "En mode expert, Rhino II est vaincu. Qu'apporte Rhino III ?",
  },
  shows    = { "mc.card.rhino-iii" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Strength", "Energy" } },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino II", damage = 28 } }

ann:plays "Uppercut"
ann:pays_with "Strength"
expect(villain):is { "Rhino III" }
expect(villain:tough "Rhino III"):is(1)
expect(ann.identity:stunned "She-Hulk"):is(1)
expect(ben.identity:stunned "Peter Parker"):is(0)
ruling {
  en = "A tough card for himself, and every hero is stunned. A player in alter-ego form is spared.",
  fr = "Une carte Tenace pour lui-même, et chaque héros est sonné. Un joueur en alter ego est épargné.",
}
