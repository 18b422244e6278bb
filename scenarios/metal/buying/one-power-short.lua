scenario "A card that costs one more than the Power is not bought" {
  game     = "metal",
  question = {
    en = "I have 3 Power and War Cry costs 4. Is there any credit?",
    fr = "J'ai 3 de Puissance et Cri de Guerre coûte 4. Fait-on crédit ?",
  },
  shows    = { "metal.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 3 },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "War Cry", "Steel", "Starro", "Dream", "Black Adam" }

refused(function() ann:buys "War Cry" end, "metal.buy.combined-cost")
expect(ann):may("buys", "Steel")
ruling {
  en = "No. The costs of what you buy may not be above the Power of your turn.",
  fr = "Non. Le coût de ce que vous achetez ne dépasse jamais la Puissance de votre tour.",
}
