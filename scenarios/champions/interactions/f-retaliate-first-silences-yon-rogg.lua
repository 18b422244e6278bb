scenario "Of two forced responses the first may remove the second" {
  game     = "champions",
  question = {
    en = "Yon-Rogg, with 1 hit point left, has attacked Ben's Black Panther. I am first player and let Retaliate go first. Does Yon-Rogg still add threat to his scheme?",
    fr = "Yon-Rogg, à qui il reste 1 point de vie, a attaqué le Black Panther de Ben. Je suis premier joueur et fais passer la Riposte d'abord. Yon-Rogg ajoute-t-il encore une menace à sa manigance ?",
  },
  shows    = { "mc.forced.first-player-orders", "mc.keywords.retaliate", "mc.minion.defeated-at-zero", "mc.forced.one-fully-then-next" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy Absorption", "Energy Absorption", "Energy" } },
  { "Ben", character = "Black Panther", hand = {}, engaged = { { "Yon-Rogg", damage = 4 } }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Sandman", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                       -- nobody defends
ann:uses "Black Panther"

expect(ben.engaged):has_no "Yon-Rogg"
expect(side_schemes:threat "The Psyche-Magnitron"):is(3)
ruling {
  en = "No. Retaliate is resolved completely first and defeats him; his response has not begun, and a card that is no longer in play starts nothing.",
  fr = "Non. La Riposte est d'abord résolue entièrement et le vainc ; sa réponse n'a pas commencé, et une carte qui n'est plus en jeu ne déclenche rien.",
}
