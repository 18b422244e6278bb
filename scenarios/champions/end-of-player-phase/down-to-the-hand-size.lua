scenario "A hand above its size must be reduced" {
  game     = "champions",
  question = {
    en = "I end my turn with 6 cards and a hand size of 5. May I keep them all for the villain phase, and who picks what goes?",
    fr = "Je finis mon tour avec 6 cartes et une taille de main de 5. Puis-je toutes les garder pour la phase du méchant, et qui choisit ce qui part ?",
  },
  shows    = { "mc.end-player-phase.1-must-discard" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Haymaker", "Photonic Blast", "Photonic Blast", "Genius", "Energy", "Strength" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
refused(function() ann:declines() end, "mc.end-player-phase.1-must-discard")
ann:discards "Haymaker"
ann:declines()                                              -- now nothing more must go

expect(ann.hand):is { "Photonic Blast", "Photonic Blast", "Genius", "Energy", "Strength" }
ann:declines()                                              -- nobody defends
ruling {
  en = "No. At least one card must be discarded, and you choose which.",
  fr = "Non. Il faut défausser au moins une carte, et c'est vous qui choisissez laquelle.",
}
