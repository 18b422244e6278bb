scenario "The first player has the first chance to respond" {
  game     = "champions",
  question = {
    en = "Ben and I both hold a card we may play after a minion is defeated. Ann is the first player: who may play first?",
    fr = "Ben et moi avons chacun une carte à jouer après la défaite d'un sbire. Ann est le premier joueur : qui peut jouer d'abord ?",
  },
  shows    = { "mc.first-player.first-response", "mc.response.window" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Cheer" }, deck_top = { "Genius" }, engaged = { { "Hydra Bomber", damage = 1 } } },
  { "Ben", character = "Captain Marvel", hand = { "Cheer" }, deck_top = { "Energy" } },
}

ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
expect(ben):may_not("plays", "Cheer")
ann:plays "Cheer"
ben:plays "Cheer"

expect(ann.hand):is { "Genius" }
expect(ben.hand):is { "Energy" }
ruling {
  en = "Ann is asked first, then the others clockwise.",
  fr = "Ann est consultée d'abord, puis les autres dans le sens horaire.",
}
