scenario "Arc Reactor readies an exhausted Iron Man only" {
  game     = "champions",
  question = {
    en = "May Iron Man use his Arc Reactor before he has attacked, and after?",
    fr = "Iron Man peut-il utiliser son Réacteur Arc avant d'avoir attaqué, et après ?",
  },
  shows    = { "mc.card.arc-reactor", "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "Arc Reactor" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Arc Reactor" end, "mc.ability.must-change-state")
ann:attacks_with "Iron Man"
ann:uses "Arc Reactor"
ann:attacks_with "Iron Man"

expect(villain:damage "Rhino I"):is(2)
expect(ann.in_play:exhausted "Arc Reactor"):is(1)
ruling {
  en = "Before, no: it would change nothing. After, he is readied and may attack again.",
  fr = "Avant, non : elle ne changerait rien. Après, il est redressé et peut attaquer encore.",
}
