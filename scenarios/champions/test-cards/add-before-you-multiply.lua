scenario "Additions come before multiplications" {
  game     = "champions",
  question = {
    en = "Spider-Man has ATK 2. Doubler, played first, doubles it; Weights, played later, adds 1. Is it 5 or 6?",
    fr = "Spider-Man a 2 en ATQ. Doubleur, joué d'abord, la double ; Poids, joué ensuite, ajoute 1. Est-ce 5 ou 6 ?",
  },
  shows    = { "mc.modifiers.add-before-multiply" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Doubler", "Weights" } },
}
villain { "Rhino I" }

ann:plays "Doubler"
expect(ann.identity:atk "Spider-Man"):is(4)
ann:plays "Weights"
expect(ann.identity:atk "Spider-Man"):is(6)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(6)
ruling {
  en = "6. The order in which the cards came does not matter: what is added counts first, then what multiplies.",
  fr = "6. L'ordre d'arrivée des cartes importe peu : on ajoute d'abord, on multiplie ensuite.",
}
