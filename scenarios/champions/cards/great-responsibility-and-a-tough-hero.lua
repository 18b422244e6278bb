scenario "A tough hero bears Great Responsibility lightly" {
  game     = "champions",
  question = {
    en = "My hero is tough and I play Great Responsibility. Does he take the damage?",
    fr = "Mon héros est tenace et je joue De Grandes Responsabilités. Subit-il les dégâts ?",
  },
  shows    = { "mc.card.great-responsibility" },
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true } }, hand = { "Great Responsibility", "Web-Shooter", "Web-Shooter", "Aunt May", "Black Cat" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:plays "Great Responsibility"
expect(main_scheme:threat "The Break-In!"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:tough "Spider-Man"):is(0)
ruling {
  en = "No: it is damage like any other, so the tough card is used up in its place.",
  fr = "Non : ce sont des dégâts comme les autres, la carte Tenace est donc utilisée à la place.",
}
