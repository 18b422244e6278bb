scenario "Several interrupts may answer the same condition" {
  game     = "champions",
  question = {
    en = "Two threat would be placed. Jennifer Walters prevents one of it. May I then play Great Responsibility for the rest?",
    fr = "Deux menaces vont être placées. Jennifer Walters en prévient une. Puis-je ensuite jouer De Grandes Responsabilités pour le reste ?",
  },
  shows    = { "mc.interrupt.several" },
}
local ben, ann = players {
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Haymaker", "Uppercut", "Tigra", "Hellcat", "Strength" } },
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Great Responsibility", "Energy", "Strength", "Helicarrier", "Haymaker" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ben:ends_turn()
ann:ends_turn()
ben:uses "Jennifer Walters"             -- step one: 2 threat becomes 1
ann:plays "Great Responsibility"

expect(main_scheme:threat "The Break-In!"):is(0)
expect(ann.identity:damage "Spider-Man"):is(1)
ann:declines()                          -- Rhino, no longer confused, attacks Ann
ann:declines()
ruling {
  en = "Yes. One threat is prevented, the other one becomes 1 damage to Spider-Man, and none is placed.",
  fr = "Oui. Une menace est prévenue, l'autre devient 1 dégât sur Spider-Man, et aucune n'est placée.",
}
