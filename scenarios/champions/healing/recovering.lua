scenario "Recovering exhausts the alter ego and heals its REC" {
  game     = "champions",
  question = {
    en = "Peter Parker has 5 hit points left. How many has he after recovering, and may he recover again?",
    fr = "Il reste 5 points de vie à Peter Parker. Combien en a-t-il après avoir récupéré, et peut-il récupérer encore ?",
  },
  shows    = { "mc.recover.exhaust-and-heal", "mc.heal.removes-damage" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, identity = { { "Peter Parker", damage = 5 } } },
}
villain { { "Rhino I" } }

expect(ann.identity:hit_points "Peter Parker"):is(5)
ann:recovers()
refused(function() ann:recovers() end, "mc.recover.exhaust-and-heal")

expect(ann.identity:hit_points "Peter Parker"):is(8)
expect(ann.identity:exhausted "Peter Parker"):is(1)
ruling {
  en = "Eight: he exhausts and heals 3, his REC. Exhausted as he is, he may not recover a second time.",
  fr = "Huit : il s'incline et soigne 3 dégâts, sa valeur de REC. Incliné, il ne peut pas récupérer une seconde fois.",
}
