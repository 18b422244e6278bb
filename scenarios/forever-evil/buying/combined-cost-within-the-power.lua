scenario "Several cards up to the Power of the turn" {
  game     = "forever-evil",
  question = {
    en = "How many cards may I buy in one turn?",
    fr = "Combien de cartes puis-je acheter en un tour ?",
  },
  shows    = { "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 4 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Insanity", "Cold Gun", "Steve Trevor", "Giganta", "Man-Bat" }

ann:buys "Insanity"
ann:buys "Cold Gun"
expect(ann.power):is(0)
refused(function() ann:buys "Steve Trevor" end, "fe.buy.combined-cost")
expect(ann.discard):is { "Insanity", "Cold Gun" }
ruling {
  en = "As many as you like while their costs together do not exceed your Power: 2 and 2 with Power 4, and not even a card of cost 1 more.",
  fr = "Autant que vous voulez tant que leurs coûts additionnés ne dépassent pas votre Puissance : 2 et 2 avec 4 de Puissance, et même pas une carte à 1 de plus.",
}
