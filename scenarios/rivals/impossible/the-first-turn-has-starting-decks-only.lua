scenario "At the beginning of the first turn everything lies as it was set up" {
  game     = "rivals",
  turn_number = 1,
  question = {
    en = "The game begins with this turn. May one of us hold a Robin or have a Kick in the discard pile?",
    fr = "La partie commence avec ce tour. L'un de nous peut-il avoir un Robin en main ou un Coup de Pied dans sa défausse ?",
  },
  shows    = { "rivals.setup.starting-deck", "rivals.setup.lineup-five" },
}

refused(function()
  players { { "Ann", character = "Batman 9", hand = { "Robin" } }, { "Ben", character = "The Joker 9" } }
  begin()
end, "rivals.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9", discard = { "Kick" } } }
  begin()
end, "rivals.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9" } }
  destroyed { "Punch" }
  begin()
end, "rivals.setup.starting-deck")
refused(function()
  players { { "Ann", character = "Batman 9" }, { "Ben", character = "The Joker 9" } }
  line_up { "Bane", "Robin", "Huntress" }
  begin()
end, "rivals.setup.lineup-five")
line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle" }
local ann, ben = players { { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "The Joker 9" } }
expect(ann.hand):count(5)
ruling {
  en = "No. Each begins with seven Punches and three Vulnerabilities, beside a Line-Up of five cards.",
  fr = "Non. Chacun commence avec sept Coups de Poing et trois Vulnérabilités, à côté d'une réserve de cinq cartes.",
}
