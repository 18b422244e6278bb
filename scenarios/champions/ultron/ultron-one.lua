scenario "After an attack of Ultron I there is a choice" {
  game     = "champions",
  question = {
    en = "Ultron I has attacked me. What do I choose?",
    fr = "Ultron I m'a attaqué. Que dois-je choisir ?",
  },
  shows    = { "mc.card.ultron-i", "mc.star-icon.by-atk" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, engaged = {}, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = {} },
}
villain { "Ultron I" }
main_scheme { { "The Crimson Cowl", threat = 1 } }
encounter_deck:on_top { "Fog" }

ann:declines "defends_with"
ben:declines "defends_with"
ann:chooses "Drone"
expect(ann.identity:damage "Spider-Man"):is(2)
expect(ann.engaged):is { "Energy" }
expect(main_scheme:threat "The Crimson Cowl"):is(1)
ruling {
  en = "Either 1 threat on the main scheme, or the top card of your deck as a facedown Drone engaged with you.",
  fr = "Soit 1 menace sur la manigance principale, soit la carte du dessus de votre deck comme Drone face cachée engagé avec vous.",
}
