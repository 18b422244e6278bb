scenario "A Drone that comes during the attack counts" {
  game     = "champions",
  question = {
    en = "In the middle of an attack of Ultron II his boost card makes another Drone of mine. Does it count for this attack?",
    fr = "Au milieu d'une attaque d'Ultron II, sa carte boost fait de ma carte un Drone de plus. Compte-t-il pour cette attaque ?",
  },
  shows    = { "mc.card.ultron-ii", "mc.modifiers.always-current" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy", "Genius" }, engaged = {}, dealt = { "Assault" } },
}
villain { "Ultron II" }
encounter_deck:on_top { "Android Efficiency (mental)" }

ann:declines "defends_with"
ann:chooses "Drone"
expect(ann.engaged):is { "Energy", "Genius" }
expect(ann.identity:damage "Spider-Man"):is(4)
ruling {
  en = "Yes. How many Drones there are is always counted anew: ATK 2, one Drone by Ultron and one by the boost card, 4.",
  fr = "Oui. Le nombre de Drones est toujours recompté : ATQ 2, un Drone par Ultron et un par la carte boost, 4.",
}
