scenario "Ultron III brings his Imperative and stronger Drones" {
  game     = "champions",
  question = {
    en = "Ultron II is defeated. What comes with Ultron III, and how strong are my Drones then?",
    fr = "Ultron II est vaincu. Qu'apporte Ultron III, et quelle est alors la force de mes Drones ?",
  },
  shows    = { "mc.card.ultron-iii", "mc.card.ultrons-imperative" },
  windows  = "pass",
  expert   = 1,
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Strength", "Energy" }, deck_top = { "Genius", "Haymaker" },
    engaged = { { "Emergency", facedown = true } } },
}
villain { { "Ultron II", damage = 20 } }

ann:plays "Uppercut"
ann:pays_with "Strength"
ann:chooses "Ultron II"
expect(villain):is { "Ultron III" }
expect(villain:hit_points "Ultron III"):is(27)
expect(side_schemes):is { "Ultron's Imperative" }
expect(side_schemes:threat "Ultron's Imperative"):is(2)
expect(ann.engaged):is { "Emergency", "Genius", "Haymaker" }
expect(ann.engaged:atk "Genius"):is(2)
expect(ann.engaged:hit_points "Genius"):is(2)
expect(ann.engaged:sch "Genius"):is(1)
ruling {
  en = "Ultron's Imperative is searched for and revealed, and makes two Drones of the first player's deck. While Ultron III is in play each Drone has 2 hit points and ATK 2.",
  fr = "Ordre d'Ultron est cherché et révélé, et fait deux Drones du deck du premier joueur. Tant qu'Ultron III est en jeu, chaque Drone a 2 points de vie et ATQ 2.",
}
