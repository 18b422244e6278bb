scenario "Healing stops at the maximum" {
  game     = "champions",
  question = {
    en = "Aunt May heals 4, but Peter Parker has lost only 1 hit point. Does he end above 10?",
    fr = "Tante May soigne 4 dégâts, mais Peter Parker n'a perdu qu'un point de vie. Dépasse-t-il 10 ?",
  },
  shows    = { "mc.heal.cap" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, identity = { { "Peter Parker", damage = 1 } }, in_play = { "Aunt May" } },
}
villain { { "Rhino I" } }

ann:uses "Aunt May"

expect(ann.identity:hit_points "Peter Parker"):is(10)
expect(ann.identity:damage "Peter Parker"):is(0)
ruling {
  en = "No. The one lost hit point comes back and the rest of the healing is wasted.",
  fr = "Non. Le point de vie perdu revient et le reste du soin est perdu.",
}
