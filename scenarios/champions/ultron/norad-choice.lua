scenario "Each player chooses between threat and a Drone" {
  game     = "champions",
  question = {
    en = "Assault on NORAD has got threat in step one of the villain phase. Who chooses what, and does the threat that we choose set it off again?",
    fr = "Assaut sur le NORAD a reçu de la menace à la première étape de la phase du méchant. Qui choisit quoi, et la menace choisie le redéclenche-t-elle ?",
  },
  shows    = { "mc.card.assault-on-norad-2b", "mc.amb.placed-in-step-one" },
  windows  = "pass",
  at       = "villain phase, step 1",
}
local ann, ben, cy = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, engaged = {} },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, deck_top = { "Genius" }, engaged = {} },
  { "Cy", character = "Captain Marvel", hand = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Alpha Flight Station", "Cosmic Flight" }, engaged = {} },
}
villain { { "Ultron I", stunned = true } }
main_scheme { { "Assault on NORAD", threat = 5 } }

refused(function() ben:chooses "Drone" end, "mc.player-order.first-then-clockwise")
ann:chooses "threat"
ben:chooses "Drone"
until_step "villain phase, step 2"
cy:chooses "threat"
expect(main_scheme:threat "Assault on NORAD"):is(12)  -- 3 by step one, 2 for Ann and for Cy
expect(ann.engaged):is_empty()
expect(ben.engaged):is { "Genius" }
expect(cy.engaged):is_empty()
ruling {
  en = "Each player in player order: 2 more threat there, or the top card of the own deck as a Drone. Only what step one itself places sets this off, not the threat that is chosen.",
  fr = "Chaque joueur dans l'ordre des joueurs : 2 menaces de plus, ou la carte du dessus de son deck comme Drone. Seule la menace que place la première étape elle-même le déclenche, pas celle qui est choisie.",
}
