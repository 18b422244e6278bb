scenario "A unique card may be in play once for all players" {
  game     = "champions",
  question = {
    en = "Ann has Nick Fury in play. May Ben play his own Nick Fury?",
    fr = "Ann a Nick Fury en jeu. Ben peut-il jouer le sien ?",
  },
  shows    = { "mc.unique.one-in-play" },
}
as_if()
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Nick Fury" } },
  { "Ben", character = "Captain Marvel", hand = { "Nick Fury", "Energy", "Genius", "Strength" } },
}

ann:ends_turn()
refused(function() ben:plays "Nick Fury" end, "mc.unique.one-in-play")
expect(ben.hand):count(4)
ruling {
  en = "No. All players together may have one copy of a unique card in play.",
  fr = "Non. Tous les joueurs ensemble ne peuvent avoir en jeu qu'un exemplaire d'une carte unique.",
}
