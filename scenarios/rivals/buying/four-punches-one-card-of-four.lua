scenario "Four Punches buy one card of cost 4" {
  game     = "rivals",
  question = {
    en = "I played four Punches. What may one card cost?",
    fr = "J'ai joué quatre Coups de Poing. Combien peut coûter une carte ?",
  },
  shows    = { "rivals.power.example-four", "rivals.buy.combined-cost", "rivals.types.figure-punch", "rivals.card.punch" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Vicky Vale", "Batwoman", "Huntress", "Robin", "Superman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann):must_choose { "buys Vicky Vale", "buys Batwoman", "buys Huntress", "buys Kick", "ends the turn" }
refused(function() ann:buys "Robin" end, "rivals.buy.combined-cost")
ann:buys "Huntress"
expect(ann.discard):is { "Huntress" }
expect(ann.power):is(0)
ruling {
  en = "2, 3 or 4. A card of cost 5 is one Power too dear.",
  fr = "2, 3 ou 4. Une carte à 5 est trop chère d'un point.",
}
