scenario "The last stage comes up" {
  game     = "champions",
  question = {
    en = "Assault on NORAD is complete. What does the last stage of the main scheme bring?",
    fr = "Assaut sur le NORAD est achevé. Qu'apporte le dernier stade de la manigance principale ?",
  },
  shows    = { "mc.card.countdown-to-oblivion-3b" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy", "Genius" }, engaged = {} },
}
villain { { "Ultron I", stunned = true } }
main_scheme { { "Assault on NORAD", threat = 9 } }

until_step "villain phase, step 2"
expect(main_scheme):is { "Countdown to Oblivion" }
expect(main_scheme:threat "Countdown to Oblivion"):is(0)
expect(ann.engaged):is { "Energy" }              -- no choice for NORAD: it is gone
ruling {
  en = "One more facedown Drone for each player, then 3B is turned up, empty. NORAD, which has left play, asks for no choice any more.",
  fr = "Un Drone face cachée de plus pour chaque joueur, puis 3B apparaît, sans menace. Le NORAD, qui a quitté le jeu, ne demande plus de choix.",
}
