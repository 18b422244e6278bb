scenario "With Peril the others may not step in" {
  game     = "champions",
  question = {
    en = "Ben reveals a treachery with Peril. I hold Get Behind Me!, which could cancel it. May I play it for him?",
    fr = "Ben révèle une traîtrise avec Péril. J'ai en main Restez derrière moi !, qui pourrait l'annuler. Puis-je le jouer pour lui ?",
  },
  shows    = { "mc.keywords.peril-others-locked" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = { "Get Behind Me!", "Energy" }, deck_top = { "Vibranium", "Vibranium", "Vibranium" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Gamma Slam", "Ground Stomp", "Ground Stomp", "Energy", "Genius", "Strength" }, dealt = { "Secret" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- keeps her hand
ben:declines()                                   -- the threat of step one
expect(ben):must_choose { "uses Jennifer Walters", "declines" }
refused(function() ann:plays "Get Behind Me!" end, "mc.keywords.peril-others-locked")
ben:declines()
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.hand):has "Get Behind Me!"
ruling {
  en = "No. Until Ben has resolved it, you may neither play cards nor use abilities; only Ben may act.",
  fr = "Non. Tant que Ben ne l'a pas résolue, vous ne pouvez ni jouer de carte ni utiliser de capacité ; seul Ben peut agir.",
}
