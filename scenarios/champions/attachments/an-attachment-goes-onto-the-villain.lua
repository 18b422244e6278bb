scenario "A revealed attachment goes onto its host" {
  game     = "champions",
  question = {
    en = "I reveal Enhanced Ivory Horn. Where does it go?",
    fr = "Je révèle Corne en Ivoire Renforcée. Où va-t-elle ?",
  },
  shows    = { "mc.attachment.attaches-on-entry" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Enhanced Ivory Horn" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

expect(villain:atk "Rhino"):is(2)
ann:ends_turn()
expect(attachments):is { "Enhanced Ivory Horn" }
expect(encounter_discard):has_no "Enhanced Ivory Horn"
expect(villain:atk "Rhino"):is(3)                -- it works on him from now on
ruling {
  en = "Onto Rhino: as it enters play, an attachment is attached to the card or game element it names.",
  fr = "Sur Rhino : en arrivant en jeu, un attachement s'attache à la carte ou à l'élément qu'il désigne.",
}
