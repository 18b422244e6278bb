scenario "Too many cards in hand matter only at the end of the phase" {
  game     = "champions",
  question = {
    en = "As T'Challa, hand size six, I use The Golden City in my turn and hold seven cards. Must I discard one at once?",
    fr = "Avec T'Challa, taille de main six, j'utilise La Cité Dorée pendant mon tour et j'ai sept cartes. Dois-je en défausser une tout de suite ?",
  },
  shows    = { "mc.draw.discard-excess" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Strength", "Energy", "Shuri" }, in_play = { "The Golden City" }, deck_top = { "Genius", "Luke Cage" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:uses "The Golden City"
expect(ann.hand):count(7)
expect(ann):is_on_turn()
ann:ends_turn()
refused(function() ann:declines() end, "mc.draw.discard-excess")
ann:discards "Strength"
ann:declines()
expect(ann.hand):count(6)
expect(ann.discard):is { "Strength" }
ruling {
  en = "No. Hand size is checked when the player phase ends; then you choose cards to discard until you are down to six.",
  fr = "Non. La taille de main est vérifiée à la fin de la phase des joueurs ; vous défaussez alors des cartes de votre choix jusqu'à six.",
}
