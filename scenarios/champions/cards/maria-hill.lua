scenario "Maria Hill gives each player a card" {
  game     = "champions",
  question = {
    en = "I play Maria Hill with The Power of Leadership alone. Is that enough, and what do we get?",
    fr = "Je joue Maria Hill avec le seul Pouvoir du Commandement. Est-ce assez, et que reçoit-on ?",
  },
  shows    = { "mc.card.maria-hill", "mc.card.the-power-of-leadership" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Maria Hill", "The Power of Leadership" }, deck_top = { "Energy" } },
  { "Ben", character = "Spider-Man", hand = {}, deck_top = { "Genius" } },
}

ann:plays "Maria Hill"
ann:uses "Maria Hill"
expect(ann.in_play):is { "Maria Hill" }
expect(ann.hand):is { "Energy" }
expect(ben.hand):is { "Genius" }
ruling {
  en = "It is: two resources for a Leadership card. After she enters play, each player draws a card.",
  fr = "Oui : deux ressources pour une carte Commandement. Après son arrivée en jeu, chaque joueur pioche une carte.",
}
