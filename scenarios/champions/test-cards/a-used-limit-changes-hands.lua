scenario "A used limit goes along with the card" {
  game     = "champions",
  question = {
    en = "I use Drill, limit once per round, and hand it over to Ben. May he use it again in his turn?",
    fr = "J'utilise Exercice, limité à une fois par round, puis je le passe à Ben. Peut-il le réutiliser pendant son tour ?",
  },
  shows    = { "mc.ownership.state-kept", "mc.limit.per-card" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { "Drill" }, deck_top = { "Energy" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Drill" }, deck_top = { "Genius" } },
}

ann:uses "Drill"
expect(ann.hand):is { "Handover", "Energy" }
ann:plays "Handover"
ann:ends_turn()
ben:uses "Drill"                                 -- his own copy
expect(ben.hand):is { "Genius" }
refused(function() ben:uses "Drill" end, "mc.limit.per-card")
ruling {
  en = "No. It is the same copy and it never left play, so its one use of the round is spent. His own Drill he may use.",
  fr = "Non. C'est le même exemplaire et il n'a pas quitté le jeu : son unique utilisation du round est épuisée. Il peut utiliser le sien.",
}
