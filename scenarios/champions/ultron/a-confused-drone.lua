scenario "A confused Drone does not scheme" {
  game     = "champions",
  question = {
    en = "One of my Drones is confused and I am in alter-ego form. How much threat do my two Drones place?",
    fr = "Un de mes Drones est désorienté et je suis sous ma forme d'alter ego. Combien de menace placent mes deux Drones ?",
  },
  shows    = { "mc.status.confused-enemy" },
  windows  = "pass",
  at       = "villain phase, step 2",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, engaged = { { "Genius", facedown = true, confused = true }, { "Energy", facedown = true } } },
}
villain { { "Ultron I", confused = true } }
main_scheme { { "Assault on NORAD", threat = 1 } }

until_step "villain phase, step 3"
ann:chooses "Genius"                             -- which first
expect(main_scheme:threat "Assault on NORAD"):is(2)
expect(ann.engaged:confused "Genius"):is(false)
ruling {
  en = "1: the confused one loses its card instead, the other places its SCH of 1.",
  fr = "1 : celui qui est désorienté perd sa carte à la place, l'autre place sa MNG de 1.",
}
