scenario "When several decks run out, the first player is dealt to first" {
  game     = "champions",
  question = {
    en = "Ann and Ben both draw the last card of their decks as the phase ends. Who gets the first encounter card?",
    fr = "Ann et Ben piochent tous deux la dernière carte de leur deck à la fin de la phase. Qui reçoit la première carte Rencontre ?",
  },
  shows    = { "mc.amb.deck-out-order" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck = { "Energy" }, discard = { "Genius", "Strength", "Energy Absorption", "Energy Absorption", "Photonic Blast" } },
  { "Ben", character = "T'Challa", hand = {}, deck = { "Genius" }, discard = { "Strength", "Vibranium", "Vibranium", "Vibranium", "Energy Daggers", "Shuri" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Sandman", "Hydra Mercenary", "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()

expect(ann.engaged):is { "Sandman" }
expect(ben.engaged):is { "Hydra Mercenary" }
ruling {
  en = "Ann, the first player, then Ben.",
  fr = "Ann, la première joueuse, puis Ben.",
}
