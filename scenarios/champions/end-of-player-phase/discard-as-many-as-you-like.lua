scenario "Any number of cards may be discarded before drawing up" {
  game     = "champions",
  question = {
    en = "My turn is over, and I have 4 cards with a hand size of 5. May I discard two and draw three?",
    fr = "Mon tour est fini, j'ai 4 cartes pour une taille de main de 5. Puis-je en défausser deux et en piocher trois ?",
  },
  shows    = { "mc.end-player-phase.1-may-discard", "mc.end-player-phase.2-draw" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Haymaker", "Photonic Blast", "Photonic Blast", "Genius" }, deck_top = { "Energy", "Strength", "Energy Absorption" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:discards "Photonic Blast"
ann:discards "Photonic Blast"
expect(ann.hand):is { "Haymaker", "Genius" }
ann:declines()                                              -- discards no more

expect(ann.hand):is { "Haymaker", "Genius", "Energy", "Strength", "Energy Absorption" }
expect(ann.discard):is { "Photonic Blast", "Photonic Blast" }
ann:declines()                                              -- nobody defends
ruling {
  en = "Yes. First every player may discard as many cards as wanted, then the hand is filled up to the hand size.",
  fr = "Oui. D'abord chaque joueur peut défausser autant de cartes qu'il veut, puis la main est complétée jusqu'à la taille de main.",
}
