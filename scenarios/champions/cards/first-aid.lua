scenario "First Aid heals any character" {
  game     = "champions",
  question = {
    en = "Ben's hero has 3 damage. May I use my First Aid on him?",
    fr = "Le héros de Ben a 3 dégâts. Puis-je utiliser mes Premiers Soins sur lui ?",
  },
  shows    = { "mc.card.first-aid" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = { "First Aid", "Shuri" } },
  { "Ben", character = "Spider-Man", identity = { { "Spider-Man", damage = 3 } }, hand = {} },
}
villain { { "Rhino I", damage = 4 } }

ann:plays "First Aid"
expect(ann):must_choose { "chooses Spider-Man", "chooses Rhino I" }
ann:chooses "Spider-Man"
expect(ben.identity:damage "Spider-Man"):is(1)
ruling {
  en = "Yes. It heals 2 damage from any one character, whoever controls it.",
  fr = "Oui. Ils soignent 2 dégâts de n'importe quel personnage, quel que soit son contrôleur.",
}
