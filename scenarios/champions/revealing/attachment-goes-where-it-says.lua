scenario "An attachment goes where its text says" {
  game     = "champions",
  question = {
    en = "I reveal Charge. Where does it go?",
    fr = "Je révèle Charge. Où va-t-elle ?",
  },
  shows    = { "mc.reveal.attachment" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:ends_turn()
expect(attachments):is { "Charge" }
expect(villain:atk "Rhino I"):is(5)
expect(encounter_discard):is { "Hard to Keep Down" }
ruling {
  en = "It enters play attached to Rhino, who gets its bonus at once.",
  fr = "Elle arrive en jeu attachée à Rhino, qui reçoit aussitôt son bonus.",
}
