scenario "Great Responsibility turns threat into damage" {
  game     = "champions",
  question = {
    en = "The villain phase starts and 1 threat would be placed. What does Great Responsibility do?",
    fr = "La phase du méchant commence et 1 menace va être placée. Que fait De Grandes Responsabilités ?",
  },
  shows    = { "mc.card.great-responsibility" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility", "Web-Shooter", "Web-Shooter", "Aunt May", "Black Cat" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:plays "Great Responsibility"
expect(main_scheme:threat "The Break-In!"):is(0)
expect(ann.identity:damage "Spider-Man"):is(1)
ann:declines()                                   -- no card for Spider-Man's sense
ann:declines()                                   -- nobody defends
ruling {
  en = "The threat is not placed; your hero takes that much damage instead.",
  fr = "La menace n'est pas placée ; votre héros subit autant de dégâts à la place.",
}
