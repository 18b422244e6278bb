scenario "Repair Sequence that heals nothing surges" {
  game     = "champions",
  question = {
    en = "No Drone is engaged with me when I reveal Repair Sequence. What then?",
    fr = "Aucun Drone n'est engagé avec moi quand je révèle Séquence de Réparation. Et alors ?",
  },
  shows    = { "mc.card.repair-sequence", "mc.keywords.surge" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, dealt = { "Repair Sequence" }, engaged = {} },
}
villain { { "Ultron I", damage = 7 } }
encounter_deck:on_top { "Fog" }

until_step "villain phase, step 5"
expect(villain:damage "Ultron I"):is(7)
expect(environments):is { "Ultron Drones", "Fog" }
ruling {
  en = "Ultron heals nothing, so it surges: you reveal another card.",
  fr = "Ultron ne se soigne de rien, la carte a donc Renfort : vous en révélez une autre.",
}
