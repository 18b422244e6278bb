scenario "The first player orders forced effects that happen together" {
  game     = "champions",
  question = {
    en = "Two Spider-Tracers hang on a minion that is defeated. Who says which acts first?",
    fr = "Deux Spider-Traceurs sont sur un sbire qui est vaincu. Qui décide lequel agit d'abord ?",
  },
  shows    = { "mc.simultaneous.first-player-orders" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Hydra Bomber", damage = 1, with = { "Spider-Tracer", "Spider-Tracer" } } } },
}
main_scheme { { "The Break-In!", threat = 6 } }

ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
ann:uses "Spider-Tracer#1"
expect(ann.engaged):is_empty()
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "The first player does. Both forced effects resolve, one after the other in the order chosen.",
  fr = "Le premier joueur. Les deux effets forcés se résolvent, l'un après l'autre dans l'ordre choisi.",
}
