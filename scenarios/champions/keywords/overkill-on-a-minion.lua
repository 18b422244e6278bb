scenario "Overkill on a minion hurts the villain" {
  game     = "champions",
  question = {
    en = "I hit a Hydra Mercenary with Relentless Assault, paid with Strength, and a Hydra Bomber with another, paid with Energy. Does Rhino feel it?",
    fr = "Je frappe un Mercenaire d'Hydra avec Assaut Implacable payé par Force, puis un Poseur de Bombe d'Hydra avec un autre, payé par Énergie. Rhino en souffre-t-il ?",
  },
  shows    = { "mc.keywords.overkill-minion" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Relentless Assault", "Strength", "Energy" }, engaged = { "Hydra Mercenary", "Hydra Bomber" } },
}
villain { "Rhino I" }

ann:plays "Relentless Assault"
ann:pays_with "Strength"
ann:chooses "Hydra Mercenary"
expect(villain:damage "Rhino"):is(2)
ann:plays "Relentless Assault"
expect(ann.engaged):is_empty()
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Only the first time: the physical resource gives overkill, so the two damage beyond the Mercenary's three hit points go to Rhino. Without overkill the excess is lost.",
  fr = "La première fois seulement : la ressource physique donne Déferlement, et les deux dégâts au-delà des trois points de vie du Mercenaire vont à Rhino. Sans Déferlement, l'excédent est perdu.",
}
