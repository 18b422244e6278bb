scenario "Drawing is no option for a player without cards" {
  game     = "champions",
  question = {
    en = "Nick Fury enters play while my deck and my discard pile are both empty. May I choose to draw 3 cards, so that nothing happens?",
    fr = "Nick Fury arrive en jeu alors que mon deck et ma pile de défausse sont vides. Puis-je choisir de piocher 3 cartes, pour que rien ne se passe ?",
  },
  shows    = { "mc.choose.must-matter", "mc.card.nick-fury" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Nick Fury" }, deck = {}, discard = {},
    in_play = { "Helicarrier", { "Web-Shooter", counters = 3 }, { "Web-Shooter", counters = 3 } } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 1 } }

ann:uses "Helicarrier"
ann:chooses(ann)
ann:asks(ben)
ben:uses "Helicarrier"
ben:chooses(ann)
ann:plays "Nick Fury"
ann:uses "Web-Shooter#1"
refused(function() ann:chooses "draw" end, "mc.choose.must-matter")
ann:chooses "threat"
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "No. With nothing to draw that option changes nothing, and you must choose one that does: the threat or the damage.",
  fr = "Non. Sans rien à piocher, cette option ne change rien, et vous devez en choisir une qui change quelque chose : la menace ou les dégâts.",
}
