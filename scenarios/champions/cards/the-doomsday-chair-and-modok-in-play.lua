scenario "The Doomsday Chair while M.O.D.O.K. is in play" {
  game           = "champions",
  at             = "villain phase, step 4",
  doomsday_chair = 1,
  question       = {
    en = "M.O.D.O.K. is engaged with Ben when I reveal The Doomsday Chair. Does he come over to me, and is the encounter deck shuffled?",
    fr = "MODOK est engagé avec Ben quand je révèle Le Siège de l'Apocalypse. Passe-t-il chez moi, et le deck Rencontre est-il mélangé ?",
  },
  shows          = { "mc.card.the-doomsday-chair" },
  windows        = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "The Doomsday Chair" } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "M.O.D.O.K." } },
}
villain { "Rhino I" }

until_step "villain phase, step 5"
expect(ben.engaged):is { "M.O.D.O.K." }
expect(ann.engaged):is_empty()
expect(side_schemes:threat "The Doomsday Chair"):is(8)
expect(log):has_no("encounter deck", "is shuffled")
ruling {
  en = "Neither: he stays where he is, nothing is searched, and nothing is shuffled.",
  fr = "Ni l'un ni l'autre : il reste où il est, on ne cherche rien et on ne mélange rien.",
}
