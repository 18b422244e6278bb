scenario "Several Breakthroughs may be bought in one turn" {
  game     = "metal",
  question = {
    en = "The Line-Up is too expensive. May I buy two Breakthroughs?",
    fr = "La réserve est trop chère. Puis-je acheter deux Surcharges ?",
  },
  shows    = { "metal.buy.breakthroughs-several" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 6, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:buys "Breakthrough"
ann:buys "Breakthrough"
expect(ann.discard):is { "Breakthrough", "Breakthrough" }
expect(breakthrough):count(14)
ruling {
  en = "Yes, as many as you can pay for, as long as the stack lasts.",
  fr = "Oui, autant que vous pouvez payer, tant qu'il en reste dans la pile.",
}
