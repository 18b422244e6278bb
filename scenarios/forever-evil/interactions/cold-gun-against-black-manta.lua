scenario "Black Manta cannot take a frozen card either" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and Ann has frozen Giganta. My bought cards go under my deck instead of to my discard pile: does that get round the token?",
    fr = "Je suis Black Manta et Ann a gelé Giganta. Mes achats vont sous ma pioche et non dans ma défausse : est-ce que cela contourne le jeton ?",
  },
  shows    = { "fe.cards.cold-gun-frozen", "fe.card.cold-gun", "fe.card.black-manta" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Black Manta", hand = {}, deck = { "Punch" }, discard = {}, power = 8 },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Cold Gun"
ann:chooses "Giganta"
ann:ends_turn()
refused(function() ben:buys "Giganta" end, "fe.cards.cold-gun-frozen")
ben:buys "Mallet"
expect(ben):must_choose { "uses Black Manta", "declines" }
ben:uses "Black Manta"

expect(ben.deck):in_order { "Punch", "Mallet" }
expect(line_up):has "Giganta"
ruling {
  en = "No. A frozen card is not bought at all, wherever it would go; other cards of the Line-Up you may put under your deck.",
  fr = "Non. Une carte gelée ne s'achète pas, où qu'elle doive aller ; les autres cartes de la réserve, vous pouvez les mettre sous votre pioche.",
}
