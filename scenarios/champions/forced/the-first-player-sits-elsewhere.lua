scenario "The first player orders forced responses, wherever that player sits" {
  game     = "champions",
  first    = "Ben",
  question = {
    en = "Yon-Rogg has attacked Ann's Black Panther: Retaliate and his own forced response are due at the same time. I am Ben and hold the first player token: do I order them, from the other side of the table?",
    fr = "Yon-Rogg a attaqué le Black Panther d'Ann : Riposte et sa propre réponse forcée sont dues en même temps. Je suis Ben et j'ai le jeton premier joueur : est-ce moi qui les ordonne, de l'autre côté de la table ?",
  },
  shows    = { "mc.forced.first-player-orders" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = {}, engaged = { "Yon-Rogg" }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy Absorption", "Energy Absorption", "Energy" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "The Psyche-Magnitron", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Sandman", "Hydra Mercenary" }

ben:ends_turn()
ann:ends_turn()
ann:declines()                                              -- nobody defends
expect(ben):must_choose { "uses Black Panther", "uses Yon-Rogg" }
ben:uses "Black Panther"                                    -- Ben's choice, not Ann's

expect(ann.engaged:damage "Yon-Rogg"):is(1)
expect(side_schemes:threat "The Psyche-Magnitron"):is(4)
ruling {
  en = "Yes. Whoever holds the first player token sets the order, though another player was attacked and controls one of the cards.",
  fr = "Oui. C'est celui qui a le jeton premier joueur qui fixe l'ordre, même si un autre a été attaqué et contrôle l'une des cartes.",
}
