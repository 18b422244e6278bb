scenario "Threat on any scheme may be prevented" {
  game     = "champions",
  question = {
    en = "Crowd Control is revealed with its 2 threat. May Jennifer Walters prevent 1 there, or only on the main scheme?",
    fr = "Contrôler la Foule est révélée avec ses 2 menaces. Jennifer Walters peut-elle en prévenir 1, ou seulement sur la manigance principale ?",
  },
  shows    = { "mc.amb.prevent-threat-where" },
}
local ann = players {
  { "Ann", character = "Jennifer Walters", hand = {}, dealt = { "Crowd Control" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Charge" }

ann:ends_turn()
ann:declines()                          -- not the threat of step one
ann:uses "Jennifer Walters"

expect(side_schemes:threat "Crowd Control"):is(1)
ruling {
  en = "She may. What her ability says covers threat on any scheme.",
  fr = "Elle le peut. Sa capacité vaut pour la menace placée sur n'importe quelle manigance.",
}
