scenario "Hard to Keep Down surges on an unhurt Rhino" {
  game     = "champions",
  question = {
    en = "Rhino is unhurt when I reveal Hard to Keep Down. Is the card wasted?",
    fr = "Rhino est indemne quand je révèle Difficile à Contenir. La carte est-elle perdue ?",
  },
  shows    = { "mc.card.hard-to-keep-down", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Charge" }

ann:ends_turn()
expect(villain:damage "Rhino I"):is(0)
expect(attachments):is { "Charge" }
ruling {
  en = "No: he heals nothing, so it gains surge and you reveal another card.",
  fr = "Non : il ne soigne rien, elle gagne donc Renfort et vous révélez une autre carte.",
}
