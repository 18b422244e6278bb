scenario "Superhuman Strength adds to one attack and stuns its target" {
  game     = "champions",
  question = {
    en = "With Superhuman Strength in play, how hard does She-Hulk hit, and what happens to the upgrade after the attack?",
    fr = "Avec Force Surhumaine en jeu, combien de dégâts inflige Miss Hulk, et que devient l'amélioration après l'attaque ?",
  },
  shows    = { "mc.card.superhuman-strength" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Superhuman Strength", "Combat Training" } },
}
villain { { "Rhino I" } }

expect(ann.identity:atk "She-Hulk"):is(6)
ann:attacks_with "She-Hulk"

expect(villain:damage "Rhino I"):is(6)
expect(villain:stunned "Rhino I"):is(1)
expect(ann.discard):is { "Superhuman Strength" }
expect(ann.identity:atk "She-Hulk"):is(4)
ruling {
  en = "Her base ATK is 3; with 2 from Superhuman Strength and 1 from Combat Training she hits for 6. Then Superhuman Strength is discarded and Rhino is stunned.",
  fr = "Son ATQ de base est 3 ; avec 2 de plus grâce à Force Surhumaine et 1 grâce à Entraînement au Combat, elle en inflige 6. Puis Force Surhumaine est défaussée et Rhino est sonné.",
}
