scenario "Who has defended against Ultron I chooses" {
  game     = "champions",
  question = {
    en = "Ultron I attacks Ann, and I defend. Who chooses afterwards between the threat and the Drone?",
    fr = "Ultron I attaque Ann, et je défends. Qui choisit ensuite entre la menace et le Drone ?",
  },
  shows    = { "mc.card.ultron-i", "mc.amb.you-after-target-change" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, engaged = {}, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, deck_top = { "Genius" }, engaged = {} },
}
villain { "Ultron I" }
encounter_deck:on_top { "Fog" }

ann:declines "defends_with"
ben:defends_with "She-Hulk"
refused(function() ann:chooses "Drone" end, "mc.card.ultron-i")
ben:chooses "Drone"
expect(ann.engaged):is_empty()
expect(ben.engaged):is { "Genius" }
ruling {
  en = "You do: as the defender you have become the one he attacks, and a Drone comes from your deck.",
  fr = "Vous : en défendant, vous êtes devenu celui qu'il attaque, et un Drone vient de votre deck.",
}
