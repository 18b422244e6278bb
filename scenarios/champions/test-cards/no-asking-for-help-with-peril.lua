scenario "With Peril the table keeps quiet" {
  game     = "champions",
  question = {
    en = "I am resolving a card with Peril. May I ask Ben which of my cards I should use, and may he use one of his?",
    fr = "Je résous une carte avec Péril. Puis-je demander à Ben laquelle de mes cartes employer, et peut-il employer l'une des siennes ?",
  },
  shows    = { "mc.keywords.peril-no-consulting" },
}
local ann, ben = players {
  { "Ann", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Gamma Slam", "Split Personality" }, dealt = { "Secret" } },
  { "Ben", character = "Spider-Man", hand = { "Great Responsibility" }, deck_top = { "Energy", "Genius", "Strength", "Backflip" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                   -- keeps his hand
ann:declines()                                   -- the threat of step one is not resisted
ben:declines()
refused(function() ben:plays "Great Responsibility" end, "mc.keywords.peril-no-consulting")
expect(ann):must_choose { "uses Jennifer Walters", "declines" }
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ben.hand):has "Great Responsibility"
ruling {
  en = "Neither. Until the card is resolved you decide alone: Ben gives no advice and uses nothing.",
  fr = "Ni l'un ni l'autre. Tant que la carte n'est pas résolue, vous décidez seul : Ben ne conseille pas et n'emploie rien.",
}
