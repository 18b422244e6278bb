scenario "Hazard icons deal more encounter cards, in player order" {
  game     = "champions",
  question = {
    en = "Three hazard icons are in play and we are two. How many encounter cards do we each get, I as the first player?",
    fr = "Trois icônes d'aléas sont en jeu et nous sommes deux. Combien de cartes Rencontre recevons-nous, moi étant premier joueur ?",
  },
  shows    = { "mc.villain-phase.3-deal", "mc.villain-phase.3-hazard", "mc.villain-phase.3-hazard-order" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { "Rhino I" }
side_schemes { { "Breakin' & Takin'", threat = 3 }, { "Usurp The Throne", threat = 3 }, { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman", "Hydra Mercenary", "Shocker", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
expect(ann.engaged):is { "Hydra Mercenary", "Hydra Mercenary" }
expect(ben.engaged):is { "Sandman", "Shocker" }
expect(attachments):has "Enhanced Ivory Horn"
ruling {
  en = "You get three and Ben two: one each, then one for each icon, dealt in turn from the first player on.",
  fr = "Vous trois et Ben deux : une chacun, puis une par icône, distribuées à tour de rôle à partir du premier joueur.",
}
