scenario "Swarm Attack: every Drone attacks" {
  game     = "champions",
  question = {
    en = "Swarm Attack is revealed, and three Drones are engaged with my hero, one of them stunned. Who attacks?",
    fr = "Attaque en Essaim est révélée, et trois Drones sont engagés avec mon héros, dont un sonné. Qui attaque ?",
  },
  shows    = { "mc.card.swarm-attack", "mc.status.stunned-enemy" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, dealt = { "Swarm Attack" },
    engaged = { { "Genius", facedown = true, stunned = true }, { "Energy", facedown = true }, "Advanced Ultron Drone", "Hydra Mercenary" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = { { "Strength", facedown = true } } },
}
villain { "Ultron I" }

ann:chooses "Genius"                             -- which attacks first
ann:chooses "Energy"
ann:declines "defends_with"
ben:declines "defends_with"
ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.engaged:stunned "Genius"):is(false)
expect(ann.engaged):count(4)
ruling {
  en = "Each Drone engaged with you, facedown or not, one after another: the stunned one loses its card instead, the others attack. Other minions and the Drones of others do not.",
  fr = "Chaque Drone engagé avec vous, face cachée ou non, l'un après l'autre : le sonné perd sa carte à la place, les autres attaquent. Ni les autres sbires ni les Drones des autres.",
}
