scenario "Make the Call without an ally in any discard pile" {
  game     = "champions",
  question = {
    en = "There is no ally in any discard pile. May I play Make the Call all the same, to get rid of it?",
    fr = "Il n'y a aucun allié dans aucune défausse. Puis-je quand même jouer Appel de détresse, pour m'en débarrasser ?",
  },
  shows    = { "mc.choose.no-choice-no-ability", "mc.event.must-change-state" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy" }, discard = { "Strength" } },
}

refused(function() ann:plays "Make the Call" end, "mc.event.must-change-state")
expect(ann.hand):is { "Make the Call", "Energy" }
ruling {
  en = "No. There is nothing to choose, and an event that could not change anything cannot be played.",
  fr = "Non. Il n'y a rien à choisir, et un événement qui ne pourrait rien changer ne peut pas être joué.",
}
