scenario "Hard to Keep Down heals Rhino" {
  game     = "champions",
  question = {
    en = "Rhino has 6 damage when I reveal Hard to Keep Down. What happens?",
    fr = "Rhino a 6 dégâts quand je révèle Difficile à Contenir. Que se passe-t-il ?",
  },
  shows    = { "mc.card.hard-to-keep-down" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 6 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Charge" }

ann:ends_turn()
expect(villain:damage "Rhino I"):is(2)
expect(attachments):is_empty()
ruling {
  en = "He heals 4. Only if he could heal nothing would the card surge.",
  fr = "Il soigne 4 dégâts. La carte n'aurait Renfort que s'il n'avait rien pu soigner.",
}
