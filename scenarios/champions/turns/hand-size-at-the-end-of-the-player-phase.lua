scenario "Hand size is checked at the end of the player phase" {
  game     = "champions",
  question = {
    en = "I end my turn as Peter Parker with one card, Ben his as Carol Danvers with seven. When is our hand size checked, and what do we do about it?",
    fr = "Je finis mon tour en Peter Parker avec une carte, Ben le sien en Carol Danvers avec sept. Quand vérifie-t-on notre taille de main, et que faisons-nous ?",
  },
  shows    = { "mc.hand-size.when-checked", "mc.hand-size.adjust" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Backflip" }, deck_top = { "Genius", "Strength", "Energy", "Haymaker", "First Aid" } },
  { "Ben", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast", "Energy Absorption" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Advance", "Crowd Control", "Bomb Scare" }

ann:ends_turn()
expect(ann.hand):count(1)
ben:ends_turn()
ann:declines "discards"
refused(function() ben:declines() end, "mc.hand-size.when-checked")
ben:discards "Haymaker"
ben:declines "discards"

expect(ann.hand):is { "Backflip", "Genius", "Strength", "Energy", "Haymaker", "First Aid" }
expect(ben.hand):is { "Energy", "Genius", "Strength", "First Aid", "Photonic Blast", "Energy Absorption" }
ruling {
  en = "Once, when the player phase ends: Ann draws from one card up to six, and Ben must discard one of his seven, since Carol's hand size is six.",
  fr = "Une seule fois, à la fin de la phase des joueurs : Ann pioche pour passer d'une carte à six, et Ben doit en défausser une sur sept, car la taille de main de Carol est six.",
}
