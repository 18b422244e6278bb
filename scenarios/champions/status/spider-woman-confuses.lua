scenario "To confuse is to give a Confused card" {
  game     = "champions",
  question = { en = "I play Spider-Woman and use her response. What does Rhino get?", fr = "Je joue Spider-Woman et j'utilise sa réponse. Que reçoit Rhino ?" },
  shows    = { "mc.confuse.gives-card", "mc.status.given-from-supply" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Energy Absorption" } },
}
villain { "Rhino I" }

ann:plays "Spider-Woman"
ann:uses "Spider-Woman"
expect(villain:confused "Rhino"):is(1)
expect(villain:stunned "Rhino"):is(0)

ruling {
  en = "Confusing Rhino means putting a Confused status card on him.",
  fr = "Désorienter Rhino signifie mettre sur lui une carte d'état Désorienté.",
}
