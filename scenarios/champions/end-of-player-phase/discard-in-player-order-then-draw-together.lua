scenario "All players have discarded before anybody draws" {
  game     = "champions",
  question = {
    en = "Ann has discarded and would draw up now. Does she see her new cards before Ben decides what he discards?",
    fr = "Ann a défaussé et voudrait compléter sa main. Voit-elle ses nouvelles cartes avant que Ben décide de ce qu'il défausse ?",
  },
  shows    = { "mc.end-player-phase.1-may-discard", "mc.end-player-phase.2-draw" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Genius", "Haymaker" } },
  { "Ben", character = "She-Hulk", hand = { "Strength" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:discards "Haymaker"
ann:declines()
expect(ann.hand):is { "Genius" }                            -- it is Ben's turn to discard, and nobody has drawn
ben:declines()

expect(ann.hand):count(5)
expect(ben.hand):count(4)
expect(log):in_order { { "discards", "Haymaker" }, { ann, "declines" }, { ben, "declines" }, { ann, "draws", 4 }, { ben, "draws", 3 } }
ann:declines()                                              -- she does not defend him
ben:declines()                                              -- nor does he
ruling {
  en = "No. Everybody discards first, in player order; then all players draw up at the same time.",
  fr = "Non. Tout le monde défausse d'abord, dans l'ordre des joueurs ; puis tous les joueurs piochent en même temps.",
}
