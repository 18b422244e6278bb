scenario "Great Responsibility with a tough Spider-Man" {
  game     = "champions",
  question = {
    en = "I am tough and take threat as damage with Great Responsibility. What is left of it?",
    fr = "Je suis tenace et je prends de la menace comme dégâts avec De Grandes Responsabilités. Qu'en reste-t-il ?",
  },
  shows    = { "mc.card.great-responsibility", "mc.status.tough" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true } }, hand = {},
    deck_top = { "Great Responsibility", "Energy", "Genius", "Strength", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 6 } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
ann:plays "Great Responsibility"        -- the 1 threat of step one, which would end the game

expect(main_scheme:threat "The Break-In!"):is(6)
expect(ann.identity:tough "Spider-Man"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(game):goes_on()
ruling {
  en = "Nothing: the threat has become damage, and Tough prevents all of it.",
  fr = "Rien : la menace est devenue des dégâts, et Tenace les prévient tous.",
}
