scenario "The first player has the first chance to respond" {
  game     = "champions",
  question = {
    en = "In my turn I defeat a minion. Ann, the first player, and I both hold a card to play after that: who may play first?",
    fr = "Pendant mon tour, je vaincs un sbire. Ann, le premier joueur, et moi avons chacun une carte à jouer après cela : qui peut jouer d'abord ?",
  },
  shows    = { "mc.first-player.first-response", "mc.response.window" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Cheer" }, deck_top = { "Genius" } },
  { "Ben", character = "Captain Marvel", hand = { "Cheer" }, deck_top = { "Energy" }, engaged = { { "Hydra Bomber", damage = 1 } } },
}

ann:ends_turn()
ben:attacks_with "Captain Marvel"
ben:chooses "Hydra Bomber"
expect(ann):must_choose { "plays Cheer", "declines" }
ann:plays "Cheer"
ben:plays "Cheer"

expect(ann.hand):is { "Genius" }
expect(ben.hand):is { "Energy" }
ruling {
  en = "Ann, even in your turn: the first player is asked first, then the others clockwise.",
  fr = "Ann, même pendant votre tour : on consulte d'abord le premier joueur, puis les autres dans le sens horaire.",
}
