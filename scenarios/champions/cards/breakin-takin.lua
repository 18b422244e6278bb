scenario "Breakin' & Takin' deals one card more" {
  game     = "champions",
  question = {
    en = "Breakin' & Takin' is in play. What does its icon do in the villain phase?",
    fr = "Casser et Emporter est en jeu. Que fait son icône à la phase du méchant ?",
  },
  shows    = { "mc.villain-phase.3-hazard" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Breakin' & Takin'", threat = 3 } }
encounter_deck:on_top { "Advance", "Charge", "Hydra Mercenary" }

ann:ends_turn()
expect(attachments):is { "Charge" }
expect(ann.engaged):is { "Hydra Mercenary" }
ruling {
  en = "Its hazard icon has one more encounter card dealt: a lone player gets two.",
  fr = "Son icône d'aléas fait attribuer une carte Rencontre de plus : un joueur seul en reçoit deux.",
}
