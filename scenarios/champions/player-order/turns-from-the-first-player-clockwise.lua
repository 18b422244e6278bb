scenario "Turns start with the first player and go clockwise" {
  game     = "champions",
  question = { en = "Ben is the first player this round. In which order do the three of us take our turns?", fr = "Ben est premier joueur ce round. Dans quel ordre jouons-nous nos tours, tous les trois ?" },
  shows    = { "mc.player-order.first-then-clockwise" },
  windows  = "pass",
}
local ann, ben, cid = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
  { "Cid", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Hydra Mercenary", "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
cid:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cid):is_on_turn()
cid:ends_turn()
expect(ann):is_on_turn()

ruling {
  en = "Ben, then Cid on his left, then Ann: player order starts with the first player and goes clockwise.",
  fr = "Ben, puis Cid à sa gauche, puis Ann : l'ordre des joueurs part du premier joueur et suit le sens des aiguilles d'une montre.",
}
