scenario "Advance is wasted on a confused Rhino" {
  game     = "champions",
  question = {
    en = "I reveal Advance while Rhino is confused. Does he scheme, does he get a boost card, does anything else happen?",
    fr = "Je révèle Avancée alors que Rhino est désorienté. Manigance-t-il, reçoit-il une carte Boost, se passe-t-il autre chose ?",
  },
  shows    = { "mc.status.confused-enemy", "mc.amb.stunned-villain-boost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Advance" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()

expect(villain:confused "Rhino"):is(0)
expect(main_scheme:threat "The Break-In!"):is(1)          -- step one only
expect(encounter_deck):top "Sandman"
expect(encounter_discard):is { "Advance" }
ruling {
  en = "He only loses Confused: no threat, no boost card, and Advance has nothing to make up for it.",
  fr = "Il perd seulement Désorienté : ni menace, ni carte Boost, et Avancée ne prévoit rien en échange.",
}
