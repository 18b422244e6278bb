scenario "Sonic Converter stuns the ally that defends" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Mockingbird defends against Klaw, who has Sonic Converter, and survives. Who is stunned?",
    fr = "Mockingbird défend contre Klaw, qui a Convertisseur Sonique, et survit. Qui est Sonné ?",
  },
  shows    = { "mc.card.sonic-converter" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
}
villain { { "Klaw I", with = { "Sonic Converter" } } }
encounter_deck:on_top { "Advance", "Advance" }

until_step "villain phase, step 3"
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(1)
expect(ann.in_play:stunned "Mockingbird"):is(1)
expect(ann.identity:stunned "She-Hulk"):is(0)
ruling {
  en = "Mockingbird: she is the character that was damaged.",
  fr = "Mockingbird : c'est elle, le personnage blessé.",
}
