scenario "Without Bomb Scare, Explosion surges" {
  game     = "champions",
  question = {
    en = "I reveal Explosion and Bomb Scare is not in play. Am I lucky?",
    fr = "Je révèle Explosion et Alerte à la Bombe n'est pas en jeu. Ai-je de la chance ?",
  },
  shows    = { "mc.card.explosion", "mc.keywords.surge", "mc.scenario-card.figure-explosion" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Explosion", "Charge" }

ann:ends_turn()
expect(attachments):is { "Charge" }
expect(ann.identity:damage "Carol Danvers"):is(0)
ruling {
  en = "Not quite: nothing explodes, but the card gains surge and you reveal another one.",
  fr = "Pas tout à fait : rien n'explose, mais la carte gagne Renfort et vous en révélez une autre.",
}
