scenario "False Alarm surges when you are confused already" {
  game     = "champions",
  question = {
    en = "I am confused and reveal False Alarm. What happens?",
    fr = "Je suis désorienté et je révèle Fausse Alerte. Que se passe-t-il ?",
  },
  shows    = { "mc.card.false-alarm", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", identity = { { "Carol Danvers", confused = true } }, hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "False Alarm", "Charge" }

ann:ends_turn()
expect(ann.identity:confused "Carol Danvers"):is(1)
expect(attachments):is { "Charge" }
ruling {
  en = "It gains surge: you cannot be confused twice, so you reveal one more card, here Charge.",
  fr = "Elle gagne Renfort : on ne peut être désorienté deux fois, vous révélez donc une carte de plus, ici Charge.",
}
