scenario "Consequential damage falls on the ally that acted" {
  game     = "champions",
  question = {
    en = "Daredevil attacks. May I put the damage he takes for it on Jessica Jones or on my hero?",
    fr = "Daredevil attaque. Puis-je mettre sur Jessica Jones ou sur mon héros les dégâts qu'il subit pour cela ?",
  },
  shows    = { "mc.ally.consequential-direct", "mc.ally.consequential-after" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Daredevil", "Jessica Jones" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "Daredevil"
expect(villain:damage "Rhino"):is(2)
expect(ann.in_play:damage "Daredevil"):is(1)
expect(ann.in_play:damage "Jessica Jones"):is(0)
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "No. After his attack the damage is dealt directly to Daredevil himself.",
  fr = "Non. Après son attaque, les dégâts sont infligés directement à Daredevil lui-même.",
}
