scenario "Assault on NORAD is completed while the players choose" {
  game     = "champions",
  question = {
    en = "The threat that Ann chooses completes Assault on NORAD. What may Ben choose then, and where does his threat go?",
    fr = "La menace que choisit Ann achève Assaut sur le NORAD. Que peut alors choisir Ben, et où va sa menace ?",
  },
  shows    = { "mc.amb.two-schemes-advance", "mc.card.assault-on-norad-2b" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, deck_top = { "Energy" }, engaged = {} },
  { "Ben", character = "Carol Danvers", hand = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Alpha Flight Station", "Cosmic Flight", "Crisis Interdiction" }, deck_top = { "Genius", "Haymaker" }, engaged = {} },
}
villain { { "Ultron I", confused = true } }
main_scheme { { "Assault on NORAD", threat = 16 } }

ann:chooses "threat"                             -- 18 after step one, and 20 complete it
expect(ben):may("chooses", "Drone")
until_step "villain phase, step 2"
ben:chooses "threat"
expect(main_scheme):is { "Countdown to Oblivion" }
expect(main_scheme:threat "Countdown to Oblivion"):is(2)
expect(ann.engaged):is { "Energy" }
expect(ben.engaged):is { "Genius" }
ruling {
  en = "Either. The new stage comes up at once, with its Drones, and what is left of the effect applies to it: the 2 threat goes there.",
  fr = "L'un ou l'autre. Le nouveau stade arrive aussitôt, avec ses Drones, et ce qui reste de l'effet s'y applique : les 2 menaces y vont.",
}
