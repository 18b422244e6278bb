scenario "Unspent Power is lost" {
  game     = "rivals",
  question = {
    en = "I end my turn with 3 Power left. Do I have it next turn?",
    fr = "Je termine mon tour avec 3 en Puissance. L'ai-je encore au tour suivant ?",
  },
  shows    = { "rivals.end-turn.4-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Red Hood", "Robin", "Huntress", "Oracle", "Superman" }

ann:plays "Kick"
ann:plays "Punch"
expect(ann.power):is(3)
ann:ends_turn()
ben:ends_turn()
expect(ann):is_on_turn()
expect(ann.power):is(0)
ruling {
  en = "No. It is lost in step 4, and your next turn begins at 0.",
  fr = "Non. Elle se perd à l'étape 4, et votre prochain tour commence à 0.",
}
