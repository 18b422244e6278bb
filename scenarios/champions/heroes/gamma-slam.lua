scenario "Gamma Slam hits for the damage She-Hulk has sustained" {
  game     = "champions",
  question = {
    en = "She-Hulk has lost 9 of her 15 hit points. How hard does Gamma Slam hit?",
    fr = "Miss Hulk a perdu 9 de ses 15 points de vie. Combien de dégâts Frappe Gamma inflige-t-elle ?",
  },
  shows    = { "mc.card.gamma-slam" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 9 } }, hand = { "Gamma Slam", "Strength", "Genius" } },
}
villain { { "Rhino I" } }

ann:plays "Gamma Slam"
ann:pays_with "Strength"

expect(villain:damage "Rhino I"):is(9)
expect(ann.identity:damage "She-Hulk"):is(9)
ruling {
  en = "For 9, as much as she has sustained, and never above 15. Her own damage stays.",
  fr = "9, autant qu'elle en a subi, et jamais plus de 15. Ses propres dégâts restent.",
}
