scenario "Swarm Attack without an attack makes a Drone" {
  game     = "champions",
  question = {
    en = "Swarm Attack is revealed, and my only Drone is stunned. What then?",
    fr = "Attaque en Essaim est révélée, et mon seul Drone est sonné. Et alors ?",
  },
  shows    = { "mc.card.swarm-attack" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy" }, dealt = { "Swarm Attack" },
    engaged = { { "Genius", facedown = true, stunned = true } } },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Genius", "Energy" }
expect(ann.engaged:stunned "Genius"):is(false)
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "It loses its stunned card and does not attack. No attack was made, so the top card of your deck becomes another Drone.",
  fr = "Il perd sa carte Sonné et n'attaque pas. Aucune attaque n'a été faite, donc la carte du dessus de votre deck devient un Drone de plus.",
}
