scenario "More hazard icons than players" {
  game     = "champions",
  question = {
    en = "Two of us face three hazard icons. Who is dealt the three additional encounter cards?",
    fr = "Nous sommes deux face à trois icônes d'aléas. À qui distribue-t-on les trois cartes Rencontre supplémentaires ?",
  },
  shows    = { "mc.amb.hazard-more-than-players" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", stunned = true, confused = true } }
side_schemes { { "Breakin' & Takin'", threat = 2 }, { "The Psyche-Magnitron", threat = 3 }, { "Usurp The Throne", threat = 6 } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary", "Sandman", "Charge", "Killmonger", "Shocker" }

ann:ends_turn()
ben:ends_turn()

expect(ann.engaged):is { "Hydra Mercenary", "Sandman", "Killmonger" }
expect(ben.engaged):is { "Hydra Mercenary" }
expect(attachments):is { "Charge" }
expect(encounter_deck):top "Shocker"
ruling {
  en = "They go round and round: one to Ann, one to Ben, and the third to Ann again.",
  fr = "Elles continuent à faire le tour : une à Ann, une à Ben, et la troisième de nouveau à Ann.",
}
