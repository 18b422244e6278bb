scenario "A Punch gives one Power" {
  game     = "rivals",
  question = {
    en = "The Punch pictured among the card types says +1 Power. Is that all it does?",
    fr = "Le Coup de Poing illustré parmi les types de cartes dit +1 en Puissance. Ne fait-il rien d'autre ?",
  },
  shows    = { "rivals.types.figure-punch", "rivals.card.punch" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = { "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Punch"
expect(ann.power):is(1)
expect(ann.deck):count(1)
ruling {
  en = "Yes: playing it gives 1 Power, and nothing else happens.",
  fr = "Oui : le jouer donne 1 en Puissance, et rien d'autre ne se passe.",
}
