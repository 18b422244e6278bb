scenario "A treachery does its work and is discarded" {
  game     = "champions",
  question = {
    en = "I reveal False Alarm. Does it stay in play while I am confused?",
    fr = "Je révèle Fausse Alerte. Reste-t-elle en jeu tant que je suis désorienté ?",
  },
  shows    = { "mc.reveal.treachery", "mc.card.false-alarm" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "False Alarm" }

ann:ends_turn()
expect(ann.identity:confused "Carol Danvers"):is(1)
expect(encounter_discard):is { "False Alarm", "Hard to Keep Down" }
ruling {
  en = "No. You become confused and False Alarm is discarded at once; only the status card stays.",
  fr = "Non. Vous devenez désorienté et Fausse Alerte est aussitôt défaussée ; seule la carte d'état reste.",
}
