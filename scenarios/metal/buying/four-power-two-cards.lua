scenario "Four Power buys one card of cost 4 or two of cost 2" {
  game     = "metal",
  question = {
    en = "With four Punches, may I buy two cards of cost 2 rather than one of cost 4?",
    fr = "Avec quatre Coups de Poing, puis-je acheter deux cartes de coût 2 plutôt qu'une de coût 4 ?",
  },
  shows    = { "metal.power.example-four" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann):may("buys", "War Cry")       -- cost 4
expect(ann):may("buys", "Steel")         -- cost 3
expect(ann):may_not("buys", "Black Adam")
ann:buys "Escape"
ann:buys "Flight"
expect(ann.discard):is { "Escape", "Flight" }
expect(ann.power):is(0)
ruling {
  en = "Yes. Four Power is enough for one card of cost 2, 3 or 4, or for two cards of cost 2.",
  fr = "Oui. Quatre de Puissance suffisent pour une carte de coût 2, 3 ou 4, ou pour deux cartes de coût 2.",
}
