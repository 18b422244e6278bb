scenario "It is the total cost that may not be above your Power" {
  game     = "metal",
  question = {
    en = "I have 5 Power. Each of these two cards costs less than 5. May I buy both, at 4 and 3?",
    fr = "J'ai 5 de Puissance. Chacune de ces deux cartes coûte moins de 5. Puis-je acheter les deux, à 4 et 3 ?",
  },
  shows    = { "metal.buy.combined-cost", "metal.amb.buy-total" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 5, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "War Cry", "Steel", "Starro", "Dream", "Black Adam" }

ann:buys "War Cry"
expect(ann.power):is(1)
refused(function() ann:buys "Steel" end, "metal.amb.buy-total")
ruling {
  en = "No. The costs are added up, and 7 is more than 5. It is not each card by itself that is held against your Power.",
  fr = "Non. Les coûts s'additionnent, et 7 dépasse 5. Ce n'est pas chaque carte à part que l'on compare à votre Puissance.",
}
