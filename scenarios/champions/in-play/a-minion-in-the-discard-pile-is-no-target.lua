scenario "A minion in the discard pile is no target" {
  game     = "champions",
  question = {
    en = "The only minion I can see lies in the encounter discard pile. May I attach Spider-Tracer to it?",
    fr = "Le seul sbire visible est dans la défausse Rencontre. Puis-je lui attacher Spider-Traceur ?",
  },
  shows    = { "mc.in-play.target-in-play" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Spider-Tracer", "Backflip" } },
}
villain { "Rhino I" }
encounter_discard { "Hydra Mercenary" }

refused(function() ann:plays "Spider-Tracer" end, "mc.in-play.target-in-play")

expect(ann.hand):is { "Spider-Tracer", "Backflip" }
ruling {
  en = "No. Unless a text names another zone, only cards in play can be chosen, so there is nothing to attach it to.",
  fr = "Non. Sauf si un texte nomme une autre zone, seules les cartes en jeu peuvent être choisies : il n'y a rien à quoi l'attacher.",
}
