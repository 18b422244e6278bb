scenario "Two Kicks in one turn" {
  game     = "rivals",
  question = {
    en = "I have 6 Power. May I buy two Kicks?",
    fr = "J'ai 6 en Puissance. Puis-je acheter deux Coups de Pied ?",
  },
  shows    = { "rivals.buy.kicks-several", "rivals.stacks.kick-available" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, power = 6, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }

ann:buys "Kick"
ann:buys "Kick"
expect(ann.discard):is { "Kick", "Kick" }
expect(kick):count(6)
ruling {
  en = "Yes. Kicks are bought like cards of the Line-Up, several in a turn if you can pay for them.",
  fr = "Oui. Les Coups de Pied s'achètent comme les cartes de la réserve, plusieurs par tour si vous pouvez payer.",
}
