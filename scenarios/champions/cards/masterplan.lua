scenario "Masterplan adds 4 threat to each side scheme" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "Two side schemes are in play and I reveal Masterplan. What happens?",
    fr = "Deux manigances annexes sont en jeu et je révèle Plan Machiavélique. Que se passe-t-il ?",
  },
  shows    = { "mc.card.masterplan" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino II", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
side_schemes { { "Bomb Scare", threat = 1 }, { "Crowd Control", threat = 2 } }
encounter_deck:on_top { "Advance", "Masterplan", "Charge" }

ann:ends_turn()
expect(side_schemes:threat "Bomb Scare"):is(5)
expect(side_schemes:threat "Crowd Control"):is(6)
expect(attachments):is_empty()
ruling {
  en = "Each of them gets 4 threat.",
  fr = "Chacune reçoit 4 menaces.",
}
