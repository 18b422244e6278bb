scenario "Hand size does not matter in the middle of a turn" {
  game     = "champions",
  question = {
    en = "As T'Challa with six cards in hand, I use The Golden City and hold eight. I then spend four of them. Have I lost any card to the hand size?",
    fr = "Avec six cartes dans la main de T'Challa, j'utilise La Cité Dorée et j'en ai huit. J'en dépense ensuite quatre. La taille de main m'a-t-elle coûté une carte ?",
  },
  shows    = { "mc.draw.checked-end-of-phase" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Panther Claws", "Vibranium", "Vibranium Suit", "Vibranium", "Energy", "Strength" }, in_play = { "The Golden City" }, deck_top = { "Genius", "Luke Cage", "Shuri", "Med Team" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:uses "The Golden City"
expect(ann.hand):count(8)
ann:plays "Panther Claws"
ann:pays_with "Vibranium"
ann:plays "Vibranium Suit"
ann:pays_with "Vibranium"
expect(ann.hand):is { "Energy", "Strength", "Genius", "Luke Cage" }
ann:ends_turn()
ann:declines()                                    -- discards nothing
expect(ann.hand):count(6)
ruling {
  en = "No. Your hand is compared with its size only at the end of the player phase. By then you have four cards, and you draw two.",
  fr = "Non. La main n'est comparée à la taille de main qu'à la fin de la phase des joueurs. Il vous reste alors quatre cartes, et vous en piochez deux.",
}
