scenario "The first player orders forced responses" {
  game     = "champions",
  question = {
    en = "Yon-Rogg has attacked my Black Panther: Retaliate would hit him, and he would add threat to his scheme. Ann is first player; who sets the order?",
    fr = "Yon-Rogg a attaqué mon Black Panther : Riposte doit le toucher, et il doit ajouter une menace à sa manigance. Ann est premier joueur ; qui fixe l'ordre ?",
  },
  shows    = { "mc.forced.first-player-orders" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy Absorption", "Energy Absorption", "Energy" } },
  { "Ben", character = "Black Panther", hand = {}, engaged = { "Yon-Rogg" }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Sandman", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                              -- nobody defends
expect(ann):must_choose { "uses Black Panther", "uses Yon-Rogg" }
ann:uses "Yon-Rogg"

expect(side_schemes:threat "The Psyche-Magnitron"):is(4)
expect(ben.engaged:damage "Yon-Rogg"):is(1)
ruling {
  en = "Ann does, although the attack was on Ben and she controls neither card. Both then happen, in her order.",
  fr = "C'est Ann, bien que l'attaque ait visé Ben et qu'elle ne contrôle aucune des deux cartes. Les deux ont ensuite lieu, dans son ordre.",
}
