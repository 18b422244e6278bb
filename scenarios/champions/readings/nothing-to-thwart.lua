scenario "No thwart where no threat could be removed" {
  game     = "champions",
  question = {
    en = "The only scheme with threat is one whose threat cannot be removed. May I exhaust Captain Marvel to thwart it anyway?",
    fr = "La seule manigance avec de la menace est une manigance dont on ne peut en retirer. Puis-je quand même incliner Captain Marvel pour la contrer ?",
  },
  shows    = { "mc.amb.thwart-protected-scheme" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Vault", threat = 3 } }

refused(function() ann:thwarts_with "Captain Marvel" end, "mc.amb.thwart-protected-scheme")
expect(ann.identity:exhausted "Captain Marvel"):is(0)
expect(side_schemes:threat "Vault"):is(3)
ruling {
  en = "No. A thwart that could change nothing may not be made, just like an ability that could change nothing.",
  fr = "Non. Un contre qui ne changerait rien n'est pas permis, comme une capacité qui ne changerait rien.",
}
