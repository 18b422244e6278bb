scenario "Relentless Assault with a physical resource hits through" {
  game     = "champions",
  question = {
    en = "I pay for Relentless Assault with Strength and hit a Hydra Mercenary with 3 hit points. Where does the rest go?",
    fr = "Je paie Assaut Implacable avec Force et frappe un Mercenaire d'Hydra à 3 points de vie. Où va le reste ?",
  },
  shows    = { "mc.card.relentless-assault", "mc.card.strength" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Strength" }, engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Relentless Assault"
expect(ann.engaged):is_empty()
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "A physical resource gives the attack overkill: of the 5 damage, the 2 that are too much go to Rhino.",
  fr = "Une ressource physique donne Déferlement à l'attaque : des 5 dégâts, les 2 en trop vont à Rhino.",
}
