scenario "With nothing to destroy the reward for declining is paid" {
  game     = "forever-evil",
  question = {
    en = "Amanda Waller is my last card and my discard pile is empty, so I cannot destroy anything. Do I get the +2 Power for not destroying?",
    fr = "Amanda Waller est ma dernière carte et ma défausse est vide, je ne peux donc rien détruire. Ai-je le +2 en Puissance prévu si l'on ne détruit rien ?",
  },
  shows    = { "fe.amb.nothing-to-destroy" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Amanda Waller"               -- no question: there is no card to destroy

expect(ann.power):is(2)
expect(destroyed):is_empty()
ruling {
  en = "Yes. Nothing was destroyed, and that is all the +2 asks for.",
  fr = "Oui. Rien n'a été détruit, et le +2 n'en demande pas plus.",
}
