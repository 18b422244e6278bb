scenario "Sonic Converter stuns nobody who was not damaged" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Klaw has Sonic Converter and attacks, and my hero defends against all of it. Am I stunned?",
    fr = "Klaw a Convertisseur Sonique et attaque, et mon héros défend contre tout. Suis-je Sonné ?",
  },
  shows    = { "mc.enemy-attack.4-hero-defends" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", with = { "Sonic Converter" } } }
encounter_deck:on_top { "Advance", "Armored Guard" }

until_step "villain phase, step 3"
ann:defends_with "She-Hulk"
expect(ann.identity:damage "She-Hulk"):is(0)
expect(ann.identity:stunned "She-Hulk"):is(0)
ruling {
  en = "No. Nobody was damaged, so it does not act.",
  fr = "Non. Personne n'a été blessé : il n'agit pas.",
}
