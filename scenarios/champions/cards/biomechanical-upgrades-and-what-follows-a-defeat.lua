card "Barbell" { type = "resource", fr = "Haltère", makes = { "physical", "physical" } }

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
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Strength", "Relentless Assault", "Barbell" },
    engaged = { { "Hydra Soldier", damage = 3, with = { "Biomechanical Upgrades" } }, { "Hydra Soldier", damage = 3 } } },
}
villain { "Rhino I" }

ann:plays "Relentless Assault"
ann:pays_with "Strength"
ann:chooses "Hydra Soldier#1"
expect(ann.engaged:damage "Hydra Soldier#1"):is(0)
expect(villain:damage "Rhino I"):is(0)
expect(ann.dealt):is_empty()
ann:plays "Relentless Assault"                   -- on the other Soldier, who bears none
ann:pays_with "Barbell"
ann:chooses "Hydra Soldier#2"
expect(villain:damage "Rhino I"):is(4)
expect(ann.dealt):count(1)
ruling {
  en = "Neither. The Soldier is not defeated, so there is no excess for the villain, and what he does when he is defeated does not happen.",
  fr = "Ni l'un ni l'autre. Le Soldat n'est pas vaincu : il n'y a pas de surplus pour le méchant, et ce qu'il fait quand il est vaincu n'arrive pas.",
}
