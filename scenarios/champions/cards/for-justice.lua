scenario "For Justice! with a mental resource removes four" {
  game     = "champions",
  question = {
    en = "I pay for For Justice! with Genius. How much threat is removed?",
    fr = "Je paie Pour la Justice ! avec Génie. Combien de menace est retirée ?",
  },
  shows    = { "mc.card.for-justice", "mc.card.genius" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "For Justice!", "Genius", "Strength" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 6 } }

ann:plays "For Justice!"
ann:pays_with "Genius"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Four instead of three, as a mental resource paid for it.",
  fr = "Quatre au lieu de trois, puisqu'une ressource mentale l'a payée.",
}
