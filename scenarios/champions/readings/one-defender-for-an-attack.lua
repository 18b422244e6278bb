scenario "Only one character defends an attack" {
  game     = "champions",
  question = {
    en = "My Tigra defends against Rhino. May She-Hulk, or Ben's Black Panther, defend the same attack too?",
    fr = "Ma Tigra défend contre Rhino. Miss Hulk, ou le Black Panther de Ben, peut-il aussi défendre la même attaque ?",
  },
  shows    = { "mc.amb.one-defender" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" }, deck_top = { "Energy", "Genius", "Strength", "Gamma Slam" } },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Charge", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()
ann:defends_with "Tigra"
expect(ann.in_play:damage "Tigra"):is(2)                  -- the attack is over,
expect(ann.identity:exhausted "She-Hulk"):is(0)           -- and the heroes stayed ready for the next one
expect(ben.identity:exhausted "Black Panther"):is(0)
ann:declines()
ben:defends_with "Black Panther"
ruling {
  en = "No. Once a defender has been declared nobody else is asked: one hero or one ally per attack.",
  fr = "Non. Une fois un défenseur déclaré, plus personne n'est interrogé : un seul héros ou un seul allié par attaque.",
}
