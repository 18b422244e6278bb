scenario "Modifiers that come to nothing" {
  game     = "champions",
  question = {
    en = "Spider-Man has ATK 2, Burden takes 5 from it, and three Weights add 1 each. What does his attack deal?",
    fr = "Spider-Man a 2 en ATQ, Fardeau en retire 5 et trois Poids ajoutent 1 chacun. Combien son attaque inflige-t-elle ?",
  },
  shows    = { "mc.modifiers.recompute-from-base" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Burden", "Weights", "Weights", "Weights" } },
}
villain { { "Rhino I", damage = 4 } }

expect(ann.identity:atk "Spider-Man"):is(0)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(4)
expect(log):has_no("by", "mc.modifiers.floor-zero")
ruling {
  en = "Nothing: 2 - 5 + 3 is 0 exactly. That a value never falls below zero is not needed for it.",
  fr = "Rien : 2 - 5 + 3 font 0 tout juste. Il n'est pas besoin pour cela qu'une valeur ne descende jamais sous zéro.",
}
