scenario "No attack is aimed at an enemy that cannot take damage" {
  game     = "champions",
  question = {
    en = "Legions of Hydra protects Madame Hydra, and I do not want to hurt Rhino yet. May my Haymaker or my ally attack her, for nothing?",
    fr = "Légions d'Hydra protège Madame Hydra, et je ne veux pas encore blesser Rhino. Mon Haymaker ou mon allié peut-il l'attaquer, pour rien ?",
  },
  shows    = { "mc.amb.damage-must-matter", "mc.choose.must-matter", "mc.attack.ally-basic" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" }, in_play = { "Jessica Jones" }, engaged = { "Madame Hydra", "Shocker" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 3 } }

ann:attacks_with "Jessica Jones"
refused(function() ann:chooses "Madame Hydra" end, "mc.amb.damage-must-matter")
ann:chooses "Shocker"
ann:plays "Haymaker"
refused(function() ann:chooses "Madame Hydra" end, "mc.choose.must-matter")
ann:chooses "Shocker"
expect(encounter_discard):is { "Shocker" }
expect(villain:damage "Rhino I"):is(0)
ruling {
  en = "No. Who aims damage must choose an enemy that can take it, be it with a card or with a basic attack. Shocker will do; only Rhino would have to be hit if nobody else were there.",
  fr = "Non. Qui dirige des dégâts doit choisir un ennemi qui puisse les subir, avec une carte comme avec une attaque basique. Shocker fait l'affaire ; il ne faudrait frapper Rhino que si personne d'autre n'était là.",
}
