scenario "As many purchases as the Power pays for, or none" {
  game     = "rivals",
  question = {
    en = "I have 10 Power. Is there a limit to how many cards I buy, and must I buy at all?",
    fr = "J'ai 10 en Puissance. Le nombre d'achats est-il limité, et suis-je obligé d'acheter ?",
  },
  shows    = { "rivals.buy.sources", "rivals.buy.pass" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, power = 10, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Vicky Vale", "Robin", "Red Hood", "Oracle", "Superman" }

what_if("Ann buys nothing", function()
  ann:ends_turn()
  expect(ann.discard):is_empty()
end)
ann:buys "Vicky Vale"
ann:buys "Robin"
ann:buys "Red Hood"
expect(ann.discard):is { "Vicky Vale", "Robin", "Red Hood" }
expect(ann.power):is(0)
ruling {
  en = "No limit but your Power: here 2, 5 and 3. And you may just as well buy nothing.",
  fr = "Aucune limite que votre Puissance : ici 2, 5 et 3. Et vous pouvez aussi bien ne rien acheter.",
}
