scenario "An interrupt that was passed up does not come back" {
  game     = "champions",
  question = {
    en = "I passed when Rhino's attack was announced. When the damage comes I may play Backflip: may I use Spider-Sense after all?",
    fr = "J'ai passé quand l'attaque de Rhino a été annoncée. Au moment des dégâts je peux jouer Salto Arrière : puis-je finalement utiliser le Sens d'Araignée ?",
  },
  shows    = { "mc.interrupt.closed-after-passes" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Backflip", "Energy", "Strength", "Helicarrier", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
ann:declines()                          -- Spider-Sense, as the attack is announced
ann:declines()                          -- no defender
refused(function() ann:uses "Spider-Man" end, "mc.interrupt.closed-after-passes")
ann:plays "Backflip"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.hand):count(4)
ruling {
  en = "No. Once everybody had passed, the attack could no longer be interrupted; the damage is a condition of its own, and only Backflip answers that.",
  fr = "Non. Une fois que tout le monde a passé, l'attaque ne pouvait plus être interrompue ; les dégâts sont une autre condition, et seul Salto Arrière y répond.",
}
