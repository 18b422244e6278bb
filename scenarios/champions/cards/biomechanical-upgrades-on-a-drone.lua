scenario "Biomechanical Upgrades on a Drone" {
  game     = "champions",
  question = {
    en = "A facedown Drone bears Biomechanical Upgrades and takes 2 damage. Is it gone?",
    fr = "Un Drone face cachée porte des Améliorations Biomécaniques et subit 2 dégâts. Disparaît-il ?",
  },
  shows    = { "mc.card.biomechanical-upgrades" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Energy", facedown = true, with = { "Biomechanical Upgrades" } } } },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
ann:chooses "Energy"
expect(ann.engaged):is { "Energy" }
expect(ann.engaged:damage "Energy"):is(0)
expect(encounter_discard):is { "Biomechanical Upgrades" }
ruling {
  en = "No. A Drone is a minion and is saved like any other: its damage is healed, and the upgrades are discarded.",
  fr = "Non. Un Drone est un sbire, sauvé comme les autres : ses dégâts sont soignés et les Améliorations sont défaussées.",
}
