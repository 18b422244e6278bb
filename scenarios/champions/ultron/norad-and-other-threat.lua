scenario "Threat outside step one does not set NORAD off" {
  game     = "champions",
  question = {
    en = "Ultron schemes and places threat on Assault on NORAD. Do we have to choose then, too?",
    fr = "Ultron manigance et place de la menace sur Assaut sur le NORAD. Devons-nous alors choisir aussi ?",
  },
  shows    = { "mc.card.assault-on-norad-2b", "mc.amb.placed-in-step-one", "mc.card.program-transmitter" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann = players {
  { "Ann", character = "Peter Parker", engaged = {},
    hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" } },
}
villain { { "Ultron I", with = { "Program Transmitter" } } }
main_scheme { { "Assault on NORAD", threat = 1 } }
side_schemes { { "Drone Factory", threat = 1 }, { "Crowd Control", threat = 2 } }
encounter_deck:on_top { "Fog" }

until_step "villain phase, step 3"
ann:chooses "threat"                                  -- step one has placed threat
expect(main_scheme:threat "Assault on NORAD"):is(7)   -- 1, 2 and 2 in step one, SCH 1 and the 1 of Program Transmitter
expect(side_schemes:threat "Drone Factory"):is(2)
expect(side_schemes:threat "Crowd Control"):is(3)
expect(ann.engaged):is_empty()
expect(log):count(1, "Assault on NORAD 2B", "acts by itself")
ruling {
  en = "No, only after step one. But Program Transmitter gives Ultron +1 SCH, and after he has schemed each side scheme gets 1 threat.",
  fr = "Non, seulement après la première étape. Mais Transmetteur de Programmation donne +1 MNG à Ultron, et après qu'il a manigancé, chaque manigance annexe reçoit 1 menace.",
}
