scenario "Sonic Converter costs three resources" {
  game     = "champions",
  question = {
    en = "I am in hero form with Energy, Genius and Strength. Can I get rid of Sonic Converter, and could I in alter-ego form?",
    fr = "Je suis en héros avec Énergie, Génie et Force. Puis-je me débarrasser de Convertisseur Sonique, et le pourrais-je en alter ego ?",
  },
  shows    = { "mc.card.sonic-converter", "mc.triggered-ability.form-label" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength" } },
}
villain { { "Klaw I", with = { "Sonic Converter" } } }

refused(function() ann:uses "Sonic Converter" end, "mc.triggered-ability.form-label")
ann:changes_form()
ann:uses "Sonic Converter"
ann:pays_with("Energy", "Genius", "Strength")
expect(attachments):is {}
expect(villain:atk "Klaw I"):is(0)
expect(ann.hand):is_empty()
ruling {
  en = "In hero form, as an action: one resource of each of the three types, and it is discarded. In alter-ego form you cannot.",
  fr = "En héros, par une action : une ressource de chacun des trois types, et il est défaussé. En alter ego, non.",
}
