scenario "No alter ego gets rid of Program Transmitter" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and hold Genius. May I discard Program Transmitter?",
    fr = "Je suis sous ma forme d'alter ego avec Génie en main. Puis-je défausser Transmetteur de Programmation ?",
  },
  shows    = { "mc.player-turn.form-suffix" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Genius" }, engaged = {} },
}
villain { { "Ultron I", with = { "Program Transmitter" } } }

expect(ann):may_not("uses", "Program Transmitter")
refused(function() ann:uses "Program Transmitter" end, "mc.player-turn.form-suffix")
ann:changes_form()
ann:uses "Program Transmitter"
ann:pays_with "Genius"
expect(encounter_discard):is { "Program Transmitter" }
ruling {
  en = "No, only in hero form. Change form first.",
  fr = "Non, seulement sous la forme de héros. Changez d'abord de forme.",
}
