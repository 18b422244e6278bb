scenario "Without Power or wish, you pass" {
  game     = "rivals",
  question = {
    en = "I have 1 Power and nothing is that cheap. What do I do?",
    fr = "J'ai 1 en Puissance et rien n'est aussi bon marché. Que faire ?",
  },
  shows    = { "rivals.buy.pass", "rivals.end-turn.4-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Robin", "Red Hood", "Oracle", "Superman" }

ann:plays "Punch"
refused(function() ann:buys "Vicky Vale" end, "rivals.buy.combined-cost")
ann:ends_turn()
expect(ann.power):is(0)
expect(ann.discard):is { "Punch" }
expect(ben):is_on_turn()
ruling {
  en = "You end your turn without buying. The Power that is left is lost.",
  fr = "Vous terminez votre tour sans acheter. La Puissance restante est perdue.",
}
