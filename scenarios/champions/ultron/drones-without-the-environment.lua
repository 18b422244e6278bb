scenario "A Drone where Ultron Drones is not in play" {
  game     = "champions",
  question = {
    en = "Swarm Attack makes a Drone of my card though Ultron Drones is not in play. What is it worth?",
    fr = "Attaque en Essaim fait un Drone de ma carte alors que Drones d'Ultron n'est pas en jeu. Que vaut-il ?",
  },
  shows    = { "mc.amb.drones-without-environment" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, deck_top = { "Haymaker" }, dealt = { "Swarm Attack" } },
}
villain { "Rhino I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Haymaker" }
expect(ann.engaged:hit_points "Haymaker"):is(1)
expect(ann.engaged:atk "Haymaker"):is(1)
expect(ann.engaged:sch "Haymaker"):is(1)
ruling {
  en = "SCH, ATK and hit points of 1 all the same: nothing says otherwise what a facedown Drone is.",
  fr = "MNG, ATQ et points de vie de 1 tout de même : rien d'autre ne dit ce qu'est un Drone face cachée.",
}
