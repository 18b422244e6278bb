scenario "The Drones of a player who is eliminated move on" {
  game     = "champions",
  question = {
    en = "Ann is eliminated while a Drone of her deck is engaged with her. What becomes of it, and where does it go when I defeat it?",
    fr = "Ann est éliminée alors qu'un Drone de son deck est engagé avec elle. Que devient-il, et où va-t-il quand je le vaincs ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.amb.owner-of-drones" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, dealt = { "Assault" },
    engaged = { { "Genius", facedown = true, tough = true }, { "Energy", facedown = true } } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, engaged = {} },
}
villain { "Ultron I" }
encounter_deck:on_top { "Fog" }

ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.eliminated):is(1)
expect(ben.engaged):is { "Genius", "Energy" }
expect(ben.engaged:tough "Genius"):is(true)
ben:attacks_with "She-Hulk"
ben:chooses "Energy"
expect(ann.discard):has "Energy"
expect(ben.engaged):is { "Genius" }
ruling {
  en = "It engages you, the next player, with what lies on it. It is still Ann's card: defeated, it goes to her discard pile.",
  fr = "Il s'engage avec vous, le joueur suivant, avec ce qu'il porte. C'est toujours la carte d'Ann : vaincu, il va dans sa défausse.",
}
