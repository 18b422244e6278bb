scenario "After somebody acts, earlier passes no longer count" {
  game     = "champions",
  question = {
    en = "Threat is about to be placed. I pass, then Ben prevents 1 of it as Jennifer Walters. May I now play Great Responsibility?",
    fr = "De la menace va être placée. Je passe, puis Ben en prévient 1 avec Jennifer Walters. Puis-je alors jouer De Grandes Responsabilités ?",
  },
  shows    = { "mc.amb.window-restart" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Great Responsibility", "Energy", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Jennifer Walters", hand = {} },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- 2 threat in step one: Ann passes,
ben:uses "Jennifer Walters"
ann:plays "Great Responsibility"        -- and is asked again

expect(main_scheme:threat "The Break-In!"):is(0)
expect(ann.identity:damage "Spider-Man"):is(1)
ruling {
  en = "Yes. Once somebody acts, everybody is asked again; the window closes only when all have passed in a row.",
  fr = "Oui. Dès que quelqu'un agit, chacun est de nouveau interrogé ; la fenêtre ne se ferme que quand tous ont passé à la suite.",
}
