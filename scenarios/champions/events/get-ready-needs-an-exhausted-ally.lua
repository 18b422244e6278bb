scenario "Get Ready cannot be played when every ally is ready" {
  game     = "champions",
  question = {
    en = "Hawkeye, my only ally, is ready. May I play Get Ready just to be rid of the card?",
    fr = "Hawkeye, mon seul allié, est redressé. Puis-je jouer Se Préparer juste pour m'en débarrasser ?",
  },
  shows    = { "mc.event.must-change-state" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready" }, in_play = { { "Hawkeye", counters = 4 } } },
}
villain { "Rhino I" }

refused(function() ann:plays "Get Ready" end, "mc.event.must-change-state")
ann:attacks_with "Hawkeye"
ann:plays "Get Ready"

expect(ann.in_play:exhausted "Hawkeye"):is(0)
expect(ann.discard):is { "Get Ready" }
ruling {
  en = "No. There is no exhausted ally to ready, so the event would change nothing. Once Hawkeye has attacked it may be played.",
  fr = "Non. Il n'y a pas d'allié incliné à redresser, donc l'événement ne changerait rien. Une fois que Hawkeye a attaqué, on peut le jouer.",
}
