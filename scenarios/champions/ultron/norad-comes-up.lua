scenario "Assault on NORAD comes up" {
  game     = "champions",
  question = {
    en = "The Crimson Cowl is complete. What happens as Assault on NORAD comes up?",
    fr = "Le Crimson Cowl est achevé. Que se passe-t-il à l'arrivée d'Assaut sur le NORAD ?",
  },
  shows    = { "mc.card.assault-on-norad-2b", "mc.player-order.first-then-clockwise" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, deck_top = { "Energy" }, engaged = {} },
  { "Ben", character = "Jennifer Walters", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice", "Uppercut", "Relentless Assault" }, deck_top = { "Genius" }, engaged = {} },
}
villain { { "Ultron I", confused = true } }
main_scheme { { "The Crimson Cowl", threat = 4 } }


until_step "villain phase, step 2"
expect(main_scheme):is { "Assault on NORAD" }
expect(main_scheme:threat "Assault on NORAD"):is(0)
expect(ann.engaged):is { "Energy" }
expect(ben.engaged):is { "Genius" }
expect(ann.engaged:facedown "Energy"):is(true)
ruling {
  en = "Its A side first: the top card of each player's deck becomes a facedown Drone. Then it is turned to 2B, which starts empty.",
  fr = "D'abord sa face A : la carte du dessus du deck de chaque joueur devient un Drone face cachée. Puis elle est retournée sur 2B, qui débute sans menace.",
}
