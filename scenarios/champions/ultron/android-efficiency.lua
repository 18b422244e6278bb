scenario "Android Efficiency makes a Drone for each player" {
  game     = "champions",
  question = {
    en = "Android Efficiency is revealed. What happens?",
    fr = "Efficacité d'Androïde est révélée. Que se passe-t-il ?",
  },
  shows    = { "mc.card.android-efficiency-energy" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, engaged = {}, dealt = { "Android Efficiency (energy)" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, deck_top = { "Genius" }, engaged = {} },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Energy" }
expect(ben.engaged):is { "Genius" }
expect(encounter_discard):is { "Android Efficiency (energy)" }
ruling {
  en = "The top card of each player's deck becomes a facedown Drone engaged with that player.",
  fr = "La carte du dessus du deck de chaque joueur devient un Drone face cachée engagé avec ce joueur.",
}
