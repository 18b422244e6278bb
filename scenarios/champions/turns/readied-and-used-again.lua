scenario "A readied ally may be used again" {
  game     = "champions",
  question = {
    en = "Hawkeye has attacked and is exhausted. If I play Get Ready on him, may he attack again this turn?",
    fr = "Hawkeye a attaqué et il est incliné. Si je joue Se Préparer sur lui, peut-il attaquer encore ce tour ?",
  },
  shows    = { "mc.ready.readying" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready" }, in_play = { { "Hawkeye", counters = 4 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 6 } }

ann:attacks_with "Hawkeye"
refused(function() ann:attacks_with "Hawkeye" end, "mc.ally.exhaust-as-cost")
ann:plays "Get Ready"
expect(ann.in_play:exhausted "Hawkeye"):is(0)
ann:attacks_with "Hawkeye"

expect(villain:damage "Rhino I"):is(2)
expect(ann.in_play:damage "Hawkeye"):is(2)
ruling {
  en = "Yes. Get Ready readies him, and a ready ally can exhaust once more to attack.",
  fr = "Oui. Se Préparer le redresse, et un allié redressé peut s'incliner de nouveau pour attaquer.",
}
