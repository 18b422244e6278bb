scenario "Avengers Mansion lets a player draw" {
  game     = "champions",
  question = {
    en = "May I use my Avengers Mansion for Ben?",
    fr = "Puis-je utiliser mon Manoir des Avengers pour Ben ?",
  },
  shows    = { "mc.card.avengers-mansion" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Avengers Mansion", "Energy Absorption", "Strength" } },
  { "Ben", character = "Spider-Man", hand = {}, deck_top = { "Genius" } },
}

ann:plays "Avengers Mansion"
ann:pays_with "Energy Absorption"
ann:uses "Avengers Mansion"
ann:chooses "Ben"
expect(ben.hand):is { "Genius" }
refused(function() ann:uses "Avengers Mansion" end, "mc.exhausted.cannot-exhaust-again")
ruling {
  en = "Yes. It exhausts, and the player you choose draws a card.",
  fr = "Oui. Il s'incline, et le joueur que vous choisissez pioche une carte.",
}
