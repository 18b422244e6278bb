scenario "An event does not lie in play" {
  game     = "champions",
  question = {
    en = "My Backflip lies among my cards in play. Is there such a situation?",
    fr = "Mon Salto Arrière se trouve parmi mes cartes en jeu. Une telle situation existe-t-elle ?",
  },
  shows    = { "mc.event.type" },
}
local ann = players {
  { "Ann", character = "Spider-Man", in_play = { "Backflip" } },
}
refused(function() begin() end, "mc.event.type")
ruling {
  en = "No. Allies, supports and upgrades stay in play; an event goes from hand to the discard pile.",
  fr = "Non. Alliés, soutiens et améliorations restent en jeu ; un événement va de la main à la défausse.",
}
