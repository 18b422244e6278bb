scenario "The first turn" {
  game     = "dark-nights-metal",
  set_up   = "shown",
  question = {
    en = "I have four Punches and a Vulnerability in my first hand. What can I buy, and what comes after my turn?",
    fr = "J'ai quatre Coups de Poing et une Vulnérabilité dans ma première main. Que puis-je acheter, et que vient-il après mon tour ?",
  },
  shows    = { "metal.buy.combined-cost", "metal.end-turn.7-refill", "metal.turn.clockwise" },
}

local ann, ben = players {
  { "Ann", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben" },
}
line_up { "War Cry", "Aquaman", "Clayface", "Flight", "Steel" }

ann:plays "Punch"
ann:plays "Punch"
refused(function() ann:buys "War Cry" end, "metal.buy.combined-cost")
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Vulnerability"
ann:buys "War Cry"
ann:ends_turn()
expect(ann.discard):has "War Cry"
expect(ann.hand):count(5)
ben:plays "Punch"
ruling {
  en = "A War Cry for 4. Then your cards go, you draw five, the Line-Up is filled, and Ben plays.",
  fr = "Un Cri de Guerre pour 4. Puis vos cartes s'en vont, vous en piochez cinq, la réserve est remplie, et Ben joue.",
}
