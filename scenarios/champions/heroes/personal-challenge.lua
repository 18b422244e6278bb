scenario "Personal Challenge protects the main scheme" {
  game     = "champions",
  question = {
    en = "Personal Challenge comes into play in a game for two. With how much threat, and may I still thwart the main scheme?",
    fr = "Défi Personnel arrive en jeu dans une partie à deux. Avec combien de menaces, et puis-je encore contrer la manigance principale ?",
  },
  shows    = { "mc.card.personal-challenge" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" } },
  { "Ben", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, nemesis = {}, dealt = { "Personal Challenge" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 5 } }
encounter_deck:on_top { "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"
expect(side_schemes:threat "Personal Challenge"):is(5)
ben:thwarts_with "She-Hulk"

expect(side_schemes:threat "Personal Challenge"):is(4)
expect(main_scheme:threat "The Break-In!"):is(7)
ruling {
  en = "With 3 and one more for each player, 5. While it is there no threat comes off the main scheme: She-Hulk can only thwart the challenge.",
  fr = "Avec 3, plus une par joueur, soit 5. Tant qu'elle est là, aucune menace ne quitte la manigance principale : Miss Hulk ne peut contrer que le défi.",
}
