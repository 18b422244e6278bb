scenario "Fractions are rounded up, once, at the end" {
  game     = "champions",
  question = {
    en = "Spider-Man has ATK 2, Weights adds 1, and two Halvers each halve it. How much does he deal?",
    fr = "Spider-Man a 2 en ATQ, Poids ajoute 1, et deux Diviseurs la divisent chacun par deux. Combien inflige-t-il ?",
  },
  shows    = { "mc.modifiers.round-up" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Halver" }, in_play = { "Weights", "Halver" } },
}
villain { "Rhino I" }

expect(ann.identity:atk "Spider-Man"):is(2)      -- one and a half
ann:plays "Halver"
expect(ann.identity:atk "Spider-Man"):is(1)      -- three quarters
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "1. With one Halver it is one and a half, that is 2; with both it is three quarters, that is 1. You round up only after everything is worked out.",
  fr = "1. Avec un Diviseur, c'est un et demi, donc 2 ; avec les deux, trois quarts, donc 1. On n'arrondit au supérieur qu'une fois tout calculé.",
}
