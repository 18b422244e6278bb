scenario "One Avengers Mansion for each player" {
  game     = "champions",
  question = {
    en = "I control Avengers Mansion. May I play a second one, and may Ben play one?",
    fr = "Je contrôle le Manoir des Avengers. Puis-je en jouer un second, et Ben peut-il en jouer un ?",
  },
  shows    = { "mc.max.per-player" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Avengers Mansion", "Energy", "Strength" }, in_play = { "Avengers Mansion" } },
  { "Ben", character = "She-Hulk", hand = { "Avengers Mansion", "Energy", "Strength" } },
}

refused(function() ann:plays "Avengers Mansion" end, "mc.max.per-player")
expect(ann.hand):count(3)
ann:ends_turn()
ben:plays "Avengers Mansion"
ben:pays_with "Energy"
expect(ben.in_play):is { "Avengers Mansion" }
ruling {
  en = "A second one for yourself, no. Ben may: the maximum counts each player apart.",
  fr = "Un second pour vous, non. Ben, oui : le maximum compte pour chaque joueur à part.",
}
