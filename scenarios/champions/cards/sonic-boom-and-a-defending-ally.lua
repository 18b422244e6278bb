scenario "Sonic Boom as a boost card spares a hero behind an ally" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "One of the boost cards is Sonic Boom, and my ally takes the damage. Is my hero exhausted?",
    fr = "L'une des cartes Boost est Boom Sonique, et mon alliée encaisse les dégâts. Mon héros est-il incliné ?",
  },
  shows    = { "mc.card.sonic-boom", "mc.enemy-attack.4-ally-defends" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Sonic Boom", "Armored Guard" }

until_step "villain phase, step 3"
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(1)
expect(ann.identity:exhausted "She-Hulk"):is(0)
ruling {
  en = "No. The damage went to your ally, not to you.",
  fr = "Non. Les dégâts sont allés à votre alliée, pas à vous.",
}
