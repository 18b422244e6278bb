scenario "Harley Quinn draws once in each player's turn" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn. How often do I draw when I discard several cards, in several players' turns?",
    fr = "Je suis Harley Quinn. Combien de fois est-ce que je pioche si je défausse plusieurs cartes, aux tours de plusieurs joueurs ?",
  },
  shows    = { "fe.oversized.harley-every-turn", "fe.card.harley-quinn" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",   hand = { "Catwoman", "Catwoman" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke",  hand = { "Broadsword" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Cy",  character = "Harley Quinn", hand = { "Commissioner Gordon", "Man-Bat", "Stargirl" }, deck = { "Kick", "Giganta", "Mallet", "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Catwoman"
ann:chooses "Cy"
cy:defends "Commissioner Gordon"
expect(cy.hand):is { "Man-Bat", "Stargirl", "Kick" }
ann:plays "Catwoman"
ann:chooses "Cy"
cy:defends "Man-Bat"
expect(cy.hand):is { "Stargirl", "Kick" }                   -- the second discard of Ann's turn
ann:ends_turn()

ben:plays "Broadsword"
ben:chooses "Cy"
cy:defends "Stargirl"

expect(cy.hand):is { "Kick", "Giganta", "Mallet" }          -- one for Stargirl's Defense, one for Harley Quinn

ruling {
  en = "Once in every turn, yours or another's, with the first card you discard or pass in it.",
  fr = "Une fois à chaque tour, le vôtre ou celui d'un autre, pour la première carte que vous y défaussez ou passez.",
}
