scenario "A limit counts for each copy of a card" {
  game     = "champions",
  question = {
    en = "I control two copies of Drill: draw a card, limit once per round. How many cards may I draw with them this round?",
    fr = "Je contrôle deux exemplaires d'Exercice : piocher une carte, limite d'une fois par round. Combien de cartes puis-je piocher avec eux ce round ?",
  },
  shows    = { "mc.limit.copies-separate" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Drill", "Drill" } },
}

ann:uses "Drill"
ann:uses "Drill"                        -- the other copy
expect(ann.hand):count(2)
refused(function() ann:uses "Drill" end, "mc.limit.per-card")
ruling {
  en = "Two: each copy may be used once, and then neither of them again.",
  fr = "Deux : chaque exemplaire sert une fois, et ensuite aucun des deux ne sert plus.",
}
