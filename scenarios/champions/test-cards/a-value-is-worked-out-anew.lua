scenario "When a modifier goes, the value is worked out anew" {
  game     = "champions",
  question = {
    en = "She-Hulk has ATK 3, Doubler and Superhuman Strength (+2): 10. After the attack Superhuman Strength is gone. Is her ATK 8 now?",
    fr = "Miss Hulk a 3 en ATQ, Doubleur et Force Surhumaine (+2) : 10. Après l'attaque, Force Surhumaine a disparu. Son ATQ est-elle de 8 ?",
  },
  shows    = { "mc.modifiers.recompute-from-base" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Doubler", "Superhuman Strength" } },
}
villain { "Rhino I" }

expect(ann.identity:atk "She-Hulk"):is(10)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(10)
expect(ann.identity:atk "She-Hulk"):is(6)
ruling {
  en = "No, 6. You do not take 2 off the 10: you start again from her printed 3 with what is still active, and double it.",
  fr = "Non, 6. On ne retire pas 2 à 10 : on repart de ses 3 imprimés avec ce qui est encore actif, et on double.",
}
