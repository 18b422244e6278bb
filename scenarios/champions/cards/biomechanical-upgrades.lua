scenario "Biomechanical Upgrades save a minion" {
  game     = "champions",
  question = {
    en = "I hit a Hydra Mercenary with Biomechanical Upgrades for more than he has left. What becomes of him, of the upgrades and of the damage beyond?",
    fr = "Je frappe un Mercenaire d'Hydra équipé d'Améliorations Biomécaniques au-delà des points de vie qui lui restent. Que deviennent-ils, lui, les Améliorations et le surplus de dégâts ?",
  },
  shows    = { "mc.card.biomechanical-upgrades", "mc.replacement.definition", "mc.replacement.timing" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { { "Hydra Mercenary", damage = 2, with = { "Biomechanical Upgrades" } } } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Rhino I" }

ann:attacks_with "Black Panther"
ann:chooses "Hydra Mercenary"
expect(ann.engaged:damage "Hydra Mercenary"):is(0)
expect(encounter_discard):is { "Biomechanical Upgrades" }
expect(log):has_no("Hydra Mercenary", "is defeated")
ann:ends_turn()
ben:attacks_with "She-Hulk"
ben:chooses "Hydra Mercenary"
expect(ann.engaged):is_empty()
expect(encounter_discard):has "Hydra Mercenary"
ruling {
  en = "He is not defeated: all damage is healed, that beyond his hit points with it, and he goes on with all 3. The upgrades are discarded; the next time nothing saves him.",
  fr = "Il n'est pas vaincu : tous les dégâts sont soignés, ceux au-delà de ses points de vie compris, et il repart avec ses 3. Les Améliorations sont défaussées ; la fois suivante, rien ne le sauve.",
}
