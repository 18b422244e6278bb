scenario "Weapons Runner surges" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Weapons Runner. What comes after it?",
    fr = "Je révèle Trafiquant d'Armes. Qu'est-ce qui vient après ?",
  },
  shows    = { "mc.card.weapons-runner", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "Weapons Runner" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Defense Network" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Weapons Runner" }
expect(side_schemes):is { "Defense Network" }
ruling {
  en = "It engages you, and then you reveal one more encounter card.",
  fr = "Il s'engage avec vous, puis vous révélez une carte Rencontre de plus.",
}
