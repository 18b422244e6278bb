scenario "An attack event respects Guard, plain damage does not" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary is engaged with me. May I hit Rhino with Uppercut? And with Tac Team?",
    fr = "Un Mercenaire d'Hydra est engagé avec moi. Puis-je frapper Rhino avec Uppercut ? Et avec l'Équipe Tactique ?",
  },
  shows    = { "mc.attack.labelled-ability", "mc.keywords.guard" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Energy", "Genius" }, in_play = { { "Tac Team", counters = 3 } }, engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { "Rhino I" }

ann:uses "Tac Team"
ann:chooses "Rhino"
expect(villain:damage "Rhino"):is(2)
ann:plays "Uppercut"
ann:pays_with "Energy"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Hydra Mercenary"
expect(ann.engaged):has_no "Hydra Mercenary"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Not with Uppercut: it is an attack, and Guard shields Rhino from attacks. Tac Team deals damage without attacking, so it may hit him.",
  fr = "Pas avec Uppercut : c'est une attaque, et Garde protège Rhino des attaques. L'Équipe Tactique inflige des dégâts sans attaquer ; elle peut donc le toucher.",
}
