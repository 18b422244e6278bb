scenario "Drone Factory counts the Drones it has made" {
  game     = "champions",
  question = {
    en = "Drone Factory is revealed and each of us two has a Drone already. With how much threat does it stand there?",
    fr = "Fabrique de Drones est révélée et chacun de nous deux a déjà un Drone. Avec combien de menace se trouve-t-elle là ?",
  },
  shows    = { "mc.card.drone-factory" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, dealt = { "Drone Factory" },
    engaged = { { "Genius", facedown = true } } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, deck_top = { "Genius" }, engaged = { "Advanced Ultron Drone" } },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Genius", "Energy" }
expect(ben.engaged):is { "Advanced Ultron Drone", "Genius" }
expect(side_schemes:threat "Drone Factory"):is(8)
ruling {
  en = "8: it enters with 4, makes a Drone of each player's top card, and then counts all four Drones in play.",
  fr = "8 : elle arrive avec 4, fait un Drone de la carte du dessus de chaque joueur, puis compte les quatre Drones en jeu.",
}
