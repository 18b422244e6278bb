scenario "Tiger Shark as a boost card makes the villain tough" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The boost card of the scheme against me is Tiger Shark. Who becomes tough?",
    fr = "La carte Boost de la manigance contre moi est Le Requin-Tigre. Qui devient Tenace ?",
  },
  shows    = { "mc.card.tiger-shark", "mc.boost.star-resolves-faceup" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Tiger Shark" }

until_step "villain phase, step 3"
expect(villain:tough "Klaw I"):is(1)
expect(encounter_discard):is { "Tiger Shark" }
ruling {
  en = "The villain, whoever that is.",
  fr = "Le méchant, quel qu'il soit.",
}
