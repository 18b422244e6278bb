scenario "DEF does not reduce the damage of Great Responsibility" {
  game     = "champions",
  question = {
    en = "I take threat as damage with Great Responsibility. Does my hero's DEF reduce it?",
    fr = "Je prends de la menace en dégâts avec De Grandes Responsabilités. La DEF de mon héros la réduit-elle ?",
  },
  shows    = { "mc.card.great-responsibility" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "\"I'm Tough\"", "Enhanced Ivory Horn" }
side_schemes { { "Breakin' & Takin'", threat = 2 } }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:plays "Great Responsibility"
expect(ann.identity:damage "Spider-Man"):is(1)
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "No. DEF counts only when your hero defends against an attack. All of the threat becomes damage.",
  fr = "Non. La DEF ne compte que lorsque votre héros défend contre une attaque. Toute la menace devient des dégâts.",
}
