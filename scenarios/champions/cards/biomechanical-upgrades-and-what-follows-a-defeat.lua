scenario "Biomechanical Upgrades, and what would follow the defeat" {
  game     = "champions",
  question = {
    en = "Relentless Assault with overkill would defeat a Hydra Soldier who bears Biomechanical Upgrades. Does the excess reach Rhino, and is an encounter card dealt?",
    fr = "Assaut Implacable, avec Déferlement, vaincrait un Soldat d'Hydra qui porte des Améliorations Biomécaniques. Le surplus atteint-il Rhino, et une carte Rencontre est-elle distribuée ?",
  },
  shows    = { "mc.card.biomechanical-upgrades", "mc.replacement.definition" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Strength" }, engaged = { { "Hydra Soldier", damage = 3, with = { "Biomechanical Upgrades" } } } },
}
villain { "Rhino I" }

ann:plays "Relentless Assault"
ann:chooses "Hydra Soldier"
expect(ann.engaged:damage "Hydra Soldier"):is(0)
expect(villain:damage "Rhino I"):is(0)
expect(ann.dealt):is_empty()
ruling {
  en = "Neither. The Soldier is not defeated, so there is no excess for the villain, and what he does when he is defeated does not happen.",
  fr = "Ni l'un ni l'autre. Le Soldat n'est pas vaincu : il n'y a pas de surplus pour le méchant, et ce qu'il fait quand il est vaincu n'arrive pas.",
}
