scenario "The Action of an attachment that is not in play" {
  game     = "champions",
  question = {
    en = "Enhanced Ivory Horn lies in the encounter discard pile. May I pay three physical resources for its Action all the same?",
    fr = "Corne en Ivoire Renforcée est dans la défausse Rencontre. Puis-je quand même payer trois ressources physiques pour son Action ?",
  },
  shows    = { "mc.in-play.abilities-need-play" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Strength", "Backflip" } },
}
villain { "Rhino I" }
encounter_discard { "Enhanced Ivory Horn" }

refused(function() ann:uses "Enhanced Ivory Horn" end, "mc.in-play.abilities-need-play")
expect(ann.hand):is { "Strength", "Backflip" }
ruling {
  en = "No. Apart from events and treacheries, what a card says works only while the card is in play.",
  fr = "Non. Les événements et les traîtrises mis à part, ce que dit une carte ne vaut que tant qu'elle est en jeu.",
}
