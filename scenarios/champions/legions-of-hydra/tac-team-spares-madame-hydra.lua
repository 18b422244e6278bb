scenario "Tac Team must pick an enemy that can be hurt" {
  game     = "champions",
  question = {
    en = "Legions of Hydra is in play. May I choose Madame Hydra for Tac Team, so as not to hurt anybody?",
    fr = "Légions d'Hydra est en jeu. Puis-je choisir Madame Hydra pour l'Équipe Tactique, afin de ne blesser personne ?",
  },
  shows    = { "mc.choose.must-matter", "mc.card.tac-team" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Tac Team", counters = 3 } }, engaged = { "Madame Hydra", "Shocker" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 3 } }

ann:uses "Tac Team"
expect(ann):must_choose { "chooses Rhino I", "chooses Shocker" }
refused(function() ann:chooses "Madame Hydra" end, "mc.choose.must-matter")
ann:chooses "Rhino I"
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "No. A choice must change something if it can: take Rhino or another enemy that can be damaged.",
  fr = "Non. Un choix doit changer quelque chose s'il le peut : prenez Rhino ou un autre ennemi que l'on peut blesser.",
}
