scenario "At the beginning of the first turn everything lies as it was set up" {
  game     = "metal",
  turn_number = 1,
  question = {
    en = "It is the very first turn and nothing has been done. May I have a Steel in my hand, or a second Super Hero?",
    fr = "C'est le tout premier tour et rien n'a été fait. Puis-je avoir un Steel en main, ou un second Super-Héros ?",
  },
  shows    = { "metal.setup.starting-deck", "metal.setup.lineup-five", "metal.setup.deal-two-choose-one" },
}

refused(function()
  players { { "Ann", character = "Cyborg", hand = { "Steel" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)", discard = { "Breakthrough" } } }
  begin()
end, "metal.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)" } }
  destroyed { "Punch" }
  begin()
end, "metal.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)" } }
  line_up { "Steel", "Escape", "Flight" }
  begin()
end, "metal.setup.lineup-five")
refused(function()
  players { { "Ann", team = { "Cyborg", "Aquaman (oversized)" } }, { "Ben", character = "The Flash (oversized)" } }
  line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }
  begin()
end, "metal.setup.deal-two-choose-one")
refused(function()
  players { { "Ann", character = "Cyborg" }, { "Ben", character = "The Flash (oversized)" } }
  captured { "Batman", "Aquaman (oversized)" }
  begin()
end, "metal.setup.batman-captured")
refused(function()
  players { { "Ann", team = {} }, { "Ben", character = "The Flash (oversized)" } }
  captured { "Batman", "Aquaman (oversized)" }
  begin()
end, "metal.setup.deal-two-choose-one")
captured { "Batman" }
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" } }
expect(ann.deck):count(5)
expect(ben.hand):count(5)
ruling {
  en = "No. Everybody begins with Punches, Vulnerabilities and one Super Hero, beside a Line-Up of five; all else comes by turns that are played.",
  fr = "Non. Chacun commence avec des Coups de Poing, des Vulnérabilités et un Super-Héros, à côté d'une réserve de cinq ; le reste vient en jouant des tours.",
}
