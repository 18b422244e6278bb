scenario "Sound Manipulation surges where Klaw is whole" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I am in alter-ego form and reveal both copies of Sound Manipulation while Klaw has 3 damage. What do they do?",
    fr = "Je suis en alter ego et je révèle les deux exemplaires de Manipulation du Son alors que Klaw a 3 dégâts. Que font-ils ?",
  },
  shows    = { "mc.card.sound-manipulation", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Sound Manipulation", "Sound Manipulation" } },
}
villain { { "Klaw I", damage = 3 } }
encounter_deck:on_top { "Defense Network" }

until_step "villain phase, step 5"
expect(villain:damage "Klaw I"):is(0)
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(side_schemes):is { "Defense Network" }
ruling {
  en = "The first heals all 3 of up to 4. The second finds nothing to heal, so it surges.",
  fr = "Le premier soigne les 3, sur 4 au plus. Le second ne trouve rien à soigner : il a Renfort.",
}
