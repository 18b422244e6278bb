scenario "An ability works only once its card is in play" {
  game     = "champions",
  question = {
    en = "Avengers Mansion is in my hand. May I use its draw without playing it first?",
    fr = "J'ai le Manoir des Avengers en main. Puis-je utiliser sa pioche sans le jouer d'abord ?",
  },
  shows    = { "mc.in-play.abilities-need-play" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Avengers Mansion", "Energy", "Strength" }, deck_top = { "Genius" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Avengers Mansion" end, "mc.in-play.abilities-need-play")
ann:plays "Avengers Mansion"
ann:pays_with "Energy"
ann:uses "Avengers Mansion"

expect(ann.hand):is { "Genius" }
ruling {
  en = "No. Apart from events and treacheries, a card's abilities work only while it is in play; once played, it may be used.",
  fr = "Non. Hormis les événements et les traîtrises, les capacités d'une carte n'agissent que lorsqu'elle est en jeu ; une fois le Manoir joué, on peut s'en servir.",
}
