scenario "A maximum per round binds all copies and all players" {
  game     = "champions",
  question = {
    en = "Ann has played Once Only, max once per round. May she play her second copy, and may Ben play his?",
    fr = "Ann a joué Une seule fois, maximum une fois par round. Peut-elle jouer son second exemplaire, et Ben peut-il jouer le sien ?",
  },
  shows    = { "mc.max.per-period" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Once Only", "Once Only" }, deck_top = { "Genius" } },
  { "Ben", character = "She-Hulk", hand = { "Once Only" } },
}

ann:plays "Once Only"
expect(ann.hand):is { "Once Only", "Genius" }
refused(function() ann:plays "Once Only" end, "mc.max.per-period")
ann:ends_turn()
refused(function() ben:plays "Once Only" end, "mc.max.per-period")
ruling {
  en = "Neither. The maximum counts every copy of that title at the table, whoever plays it, until the round is over.",
  fr = "Ni l'un ni l'autre. Le maximum compte tous les exemplaires de ce titre autour de la table, qui que ce soit qui les joue, jusqu'à la fin du round.",
}
