scenario "Masterplan digs for a side scheme" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "No side scheme is in play and I reveal Masterplan. What happens?",
    fr = "Aucune manigance annexe n'est en jeu et je révèle Plan Machiavélique. Que se passe-t-il ?",
  },
  shows    = { "mc.card.masterplan", "mc.card.crowd-control" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Masterplan", "Charge", "Assault", "Crowd Control" }

ann:ends_turn()
expect(side_schemes):is { "Crowd Control" }
expect(side_schemes:threat "Crowd Control"):is(2)
expect(encounter_discard):is { "Masterplan", "Assault", "Charge", "Advance" }
ruling {
  en = "Cards of the encounter deck are discarded until a side scheme turns up; that one is revealed.",
  fr = "On défausse des cartes du deck Rencontre jusqu'à une manigance annexe ; celle-ci est révélée.",
}
