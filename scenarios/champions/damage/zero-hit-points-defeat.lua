scenario "No hit points left" {
  game     = "champions",
  question = { en = "Relentless Assault deals 5 damage to a Hydra Bomber, who has 2 hit points. What happens to him?", fr = "Assaut Implacable inflige 5 dégâts à un Poseur de Bombe d'Hydra, qui a 2 points de vie. Que lui arrive-t-il ?" },
  shows    = { "mc.damage.zero-defeats" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Energy" }, engaged = { "Hydra Bomber", "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Relentless Assault"
ann:chooses "Hydra Bomber"
expect(encounter_discard):is { "Hydra Bomber" }
expect(ann.engaged):is { "Shocker" }
expect(villain:damage "Rhino"):is(0)

ruling {
  en = "At zero hit points or less he is defeated, and goes to the encounter discard pile.",
  fr = "À zéro point de vie ou moins il est vaincu, et va dans la défausse Rencontre.",
}
