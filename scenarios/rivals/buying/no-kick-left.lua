scenario "The last Kick, and then none" {
  game     = "rivals",
  question = {
    en = "One Kick is left in its stack and I could pay for two. What may I buy?",
    fr = "Il reste un Coup de Pied dans la pile et je pourrais en payer deux. Que puis-je acheter ?",
  },
  shows    = { "rivals.stacks.kick-available" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, power = 6, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }
stacks { kick = 1 }

ann:buys "Kick"
refused(function() ann:buys "Kick" end, "rivals.stacks.kick-available")
expect(ann.power):is(3)
ruling {
  en = "One Kick. When the stack is empty, no more are sold.",
  fr = "Un seul. Quand la pile est vide, on n'en vend plus.",
}
