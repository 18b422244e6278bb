scenario "Upgraded Drones go, and several Drones have no hit point left" {
  game     = "champions",
  question = {
    en = "I get rid of Upgraded Drones, and four damaged Drones have no hit points left, two of them with Biomechanical Upgrades. Does one fall because of another, and who says which is first?",
    fr = "Je défausse Drones Améliorés, et quatre Drones blessés n'ont plus de point de vie, dont deux avec Améliorations Biomécaniques. L'un tombe-t-il à cause de l'autre, et qui dit lequel passe d'abord ?",
  },
  shows    = { "mc.amb.lost-hit-points-kill", "mc.simultaneous.first-player-orders", "mc.card.upgraded-drones", "mc.card.biomechanical-upgrades" },
  scenario = "ultron", doomsday_chair = 1,
}
local ann, ben = players {
  { "Ann", character = "Iron Man", hand = { "Energy", "Genius", "Strength" },
    engaged = { { "Emergency", facedown = true, damage = 1 }, { "Haymaker", facedown = true, damage = 1, with = { "Biomechanical Upgrades" } } } },
  { "Ben", character = "Spider-Man", hand = {},
    engaged = { { "First Aid", facedown = true, damage = 1, with = { "Biomechanical Upgrades" } }, { "Tigra", facedown = true, damage = 1 } } },
}
environments { { "Ultron Drones", with = { "Upgraded Drones" } } }

ann:uses "Upgraded Drones"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:pays_with "Strength"
expect(ann.engaged):is { "Haymaker" }
expect(ben.engaged):is { "First Aid" }
expect(ann):must_choose { "chooses First Aid", "chooses Haymaker" }
ann:chooses "First Aid"
expect(ben.engaged:damage "First Aid"):is(0)
expect(ann.engaged:damage "Haymaker"):is(0)
expect(encounter_discard):is { "Biomechanical Upgrades", "Biomechanical Upgrades", "Upgraded Drones" }
ruling {
  en = "All four would fall at the same moment; the two with Biomechanical Upgrades are healed and stay. The first player says which of those two comes first; no Drone is saved or defeated because of another.",
  fr = "Les quatre tomberaient au même moment ; les deux avec Améliorations Biomécaniques sont soignés et restent. Le premier joueur dit lequel de ces deux passe d'abord ; aucun Drone n'est sauvé ni vaincu à cause d'un autre.",
}
