scenario "Four Punches buy two cards of cost 2" {
  game     = "rivals",
  question = {
    en = "With 4 Power, may I take two cards that cost 2 each, and then a third?",
    fr = "Avec 4 en Puissance, puis-je prendre deux cartes à 2, puis une troisième ?",
  },
  shows    = { "rivals.power.example-four", "rivals.buy.combined-cost", "rivals.types.figure-punch", "rivals.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Vicky Vale", "The Penguin", "Alfred Pennyworth", "Robin", "Superman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Vicky Vale"
ann:buys "The Penguin"
refused(function() ann:buys "Alfred Pennyworth" end, "rivals.buy.combined-cost")
expect(ann.discard):is { "Vicky Vale", "The Penguin" }
ruling {
  en = "Two, yes, for their costs together are 4. A third would be above your Power.",
  fr = "Deux, oui : leurs coûts réunis font 4. Une troisième dépasserait votre Puissance.",
}
