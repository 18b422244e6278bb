scenario "Klaw schemes with one boost card" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "I am in alter-ego form and Klaw I schemes. Does he get a second boost card?",
    fr = "Je suis en alter ego et Klaw I manigance. Reçoit-il une seconde carte Boost ?",
  },
  shows    = { "mc.activation.one-boost-card", "mc.activation.alter-ego-form-schemes" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Armored Guard", "Sound Manipulation" }

until_step "villain phase, step 3"
expect(main_scheme:threat "Underground Distribution 1B"):is(3)
expect(encounter_discard):is { "Armored Guard" }
ruling {
  en = "No. His ability is about his attacks. He schemes with SCH 2 and the one icon of one boost card: 3 threat.",
  fr = "Non. Sa capacité parle de ses attaques. Il manigance avec MNG 2 et l'unique icône d'une seule carte Boost : 3 menaces.",
}
