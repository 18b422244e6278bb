scenario "A Weakness is not for sale" {
  game     = "rivals",
  question = {
    en = "A Weakness costs nothing. May I buy one?",
    fr = "Une Faiblesse ne coûte rien. Puis-je en acheter une ?",
  },
  shows    = { "rivals.stacks.weakness-not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, power = 10, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Huntress", "Robin", "Red Hood", "Oracle", "Superman" }

refused(function() ann:buys "Weakness" end, "rivals.stacks.weakness-not-bought")
expect(weakness):count(10)
ruling {
  en = "No. Weaknesses come only from card effects.",
  fr = "Non. Les Faiblesses ne viennent que d'effets de cartes.",
}
