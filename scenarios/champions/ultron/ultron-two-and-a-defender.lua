scenario "The Drones of the one he attacked count, whoever defends" {
  game     = "champions",
  question = {
    en = "Ultron II attacks Ann, who has two Drones then, and I defend for her. Whose Drones count?",
    fr = "Ultron II attaque Ann, qui a alors deux Drones, et je défends pour elle. Les Drones de qui comptent ?",
  },
  shows    = { "mc.card.ultron-ii" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, engaged = { { "Genius", facedown = true } }, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = { { "Strength", facedown = true } } },
}
villain { "Ultron II" }
encounter_deck:on_top { "Fog" }

ann:declines "defends_with"
ben:defends_with "She-Hulk"
expect(ben.engaged):count(1)
expect(ben.identity:damage "She-Hulk"):is(2)     -- ATK 4, her DEF 2
ruling {
  en = "Hers. You were not attacked when his interrupt acted; it has counted on Ann's Drones, and goes on doing so.",
  fr = "Ceux d'Ann. Vous n'étiez pas attaqué quand son interruption a agi ; elle compte les Drones d'Ann et continue de le faire.",
}
