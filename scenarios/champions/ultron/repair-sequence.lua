scenario "Repair Sequence heals by your Drones" {
  game     = "champions",
  question = {
    en = "Repair Sequence is revealed for me, and two Drones are engaged with me. How much does Ultron heal?",
    fr = "Séquence de Réparation est révélée pour moi, et deux Drones sont engagés avec moi. De combien Ultron se soigne-t-il ?",
  },
  shows    = { "mc.card.repair-sequence" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, dealt = { "Repair Sequence" },
    engaged = { { "Genius", facedown = true }, "Advanced Ultron Drone" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = { { "Strength", facedown = true } } },
}
villain { { "Ultron I", damage = 7 } }

until_step "villain phase, step 5"
expect(villain:damage "Ultron I"):is(3)
expect(side_schemes):is_empty()
ruling {
  en = "4, 2 for each Drone engaged with you; those of the others do not count.",
  fr = "4, 2 pour chaque Drone engagé avec vous ; ceux des autres ne comptent pas.",
}
