scenario "An avoided Attack leaves the card's other effects" {
  game     = "forever-evil",
  question = {
    en = "Every foe avoids the Attack of my Bizarro Power. Do I still get my 4 Power and my Weakness?",
    fr = "Tous mes adversaires évitent l'Attaque de mon Pouvoir de Bizarro. Ai-je quand même mes 4 de Puissance et ma Faiblesse ?",
  },
  shows    = { "fe.attack.other-effects-stay" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
  { "Cy",  character = "Black Manta", hand = { "Commissioner Gordon" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
cy:defends "Commissioner Gordon"

expect(ann.power):is(4)
expect(ann.discard):is { "Weakness" }
expect(ben.discard):has_no "Weakness"
expect(cy.discard):has_no "Weakness"
ruling {
  en = "Yes. The Defenses stop the Attack only; all the rest of the card works.",
  fr = "Oui. Les Défenses n'arrêtent que l'Attaque ; tout le reste de la carte s'applique.",
}
