scenario "The first player orders forced effects that happen together" {
  game     = "champions",
  question = {
    en = "In my turn I defeat a minion that bears two of my Spider-Tracers. Ann is the first player. Who says which acts first?",
    fr = "Pendant mon tour, je vaincs un sbire qui porte deux de mes Spider-Traceurs. Ann est le premier joueur. Qui décide lequel agit d'abord ?",
  },
  shows    = { "mc.simultaneous.first-player-orders" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {} },
  { "Ben", character = "Spider-Man", hand = {}, engaged = { { "Hydra Bomber", damage = 1, with = { "Spider-Tracer", "Spider-Tracer" } } } },
}
main_scheme { { "The Break-In!", threat = 6 } }

ann:ends_turn()
ben:attacks_with "Spider-Man"
ben:chooses "Hydra Bomber"
refused(function() ben:uses "Spider-Tracer#1" end, "mc.simultaneous.first-player-orders")
ann:uses "Spider-Tracer#1"
expect(ben.engaged):is_empty()
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "Ann does, as the first player, although the cards and the turn are yours. Both forced effects resolve, one after the other in the order chosen.",
  fr = "Ann, car elle est le premier joueur, bien que les cartes et le tour soient à vous. Les deux effets forcés se résolvent, l'un après l'autre dans l'ordre choisi.",
}
