scenario "Rhino III stuns every hero when he is revealed" {
  game     = "champions",
  question = {
    en = "In expert mode, Ann defeats Rhino II while Ben is in alter-ego form. Whom does Rhino III stun?",
    fr = "En mode expert, Ann vainc Rhino II alors que Ben est en forme d'alter ego. Qui Rhino III rend-il Sonné ?",
  },
  shows    = { "mc.when-revealed.resolves-on-reveal" },
  expert   = 1,
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {} },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino II", damage = 28 } }

ann:attacks_with "She-Hulk"
expect(villain):has "Rhino III"
expect(villain:hit_points "Rhino"):is(32)
expect(villain:tough "Rhino"):is(1)
expect(ann.identity:stunned "She-Hulk"):is(1)
expect(ben.identity:stunned "Peter Parker"):is(0)
ruling {
  en = "Ann only. The ability is resolved once, when the stage is revealed, and then only She-Hulk is a hero in play.",
  fr = "Ann seulement. La capacité se résout une fois, quand l'étape est révélée, et à ce moment seule Miss Hulk est un héros en jeu.",
}
