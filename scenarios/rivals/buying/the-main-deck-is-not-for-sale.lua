scenario "The top of the main deck is not for sale" {
  game     = "rivals",
  question = {
    en = "I peeked at the next card of the main deck and have the Power for it. May I buy it?",
    fr = "J'ai vu la prochaine carte du deck commun et j'ai la Puissance qu'il faut. Puis-je l'acheter ?",
  },
  shows    = { "rivals.stacks.not-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, power = 10, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }
main_deck:on_top { "Bane" }

refused(function() ann:buys "Bane" end, "rivals.stacks.not-line-up")
ruling {
  en = "No. The main deck is no part of the Line-Up.",
  fr = "Non. Le deck commun ne fait pas partie de la réserve.",
}
