scenario "The cost is taken off the Power" {
  game     = "forever-evil",
  question = {
    en = "I have Power 5 and buy a card that costs 3. How much Power is left?",
    fr = "J'ai 5 de Puissance et j'achète une carte qui coûte 3. Combien de Puissance me reste-t-il ?",
  },
  shows    = { "fe.buy.pay-cost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Kick", "Kick", "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

ann:plays "Kick"
ann:plays "Kick"
ann:plays "Punch"
expect(ann.power):is(5)
ann:buys "Man-Bat"
expect(ann.power):is(2)
ruling {
  en = "Two: buying means paying the cost with Power.",
  fr = "Deux : acheter, c'est payer le coût avec de la Puissance.",
}
