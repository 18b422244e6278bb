scenario "The Doomsday Chair brings M.O.D.O.K." {
  game           = "champions",
  at       = "villain phase, step 4",
  doomsday_chair = 1,
  question       = {
    en = "I reveal The Doomsday Chair. With how much threat does it come, and with whom is M.O.D.O.K. engaged?",
    fr = "Je révèle Le Siège de l'Apocalypse. Avec combien de menaces arrive-t-il, et avec qui MODOK est-il engagé ?",
  },
  shows          = { "mc.card.the-doomsday-chair", "mc.search.shuffle-after" },
  windows        = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "The Doomsday Chair" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

until_step "villain phase, step 5"
expect(side_schemes:threat "The Doomsday Chair"):is(8)
expect(ben.engaged):is { "M.O.D.O.K." }
expect(ann.engaged):is_empty()
expect(log):has("encounter deck", "is shuffled")
ruling {
  en = "With 8, however many you are. He is engaged with whoever has revealed it, and the encounter deck is shuffled.",
  fr = "Avec 8, quel que soit votre nombre. Il est engagé avec celui qui l'a révélé, et le deck Rencontre est mélangé.",
}
