scenario "Madame Hydra takes no damage while her scheme is in play" {
  game     = "champions",
  question = {
    en = "Legions of Hydra has 1 threat left. May I attack Madame Hydra now, and once the scheme has been thwarted away?",
    fr = "Il reste 1 menace sur Légions d'Hydra. Puis-je attaquer Madame Hydra maintenant, et une fois la manigance contrée jusqu'au bout ?",
  },
  shows    = { "mc.card.madame-hydra", "mc.amb.damage-must-matter", "mc.constant-ability.conditional" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Genius" }, in_play = { "Jessica Jones", "Mockingbird" }, engaged = { "Madame Hydra", "Shocker" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 1 } }

ann:attacks_with "She-Hulk"
refused(function() ann:chooses "Madame Hydra" end, "mc.amb.damage-must-matter")
ann:chooses "Rhino I"
ann:plays "Ground Stomp"
expect(ann.engaged:damage "Madame Hydra"):is(0)
expect(ann.engaged:damage "Shocker"):is(1)
ann:thwarts_with "Mockingbird"
expect(side_schemes):is_empty()
ann:attacks_with "Jessica Jones"
ann:chooses "Madame Hydra"
expect(ann.engaged:damage "Madame Hydra"):is(2)
ruling {
  en = "Not now: she cannot take damage while Legions of Hydra is in play, so an attack must be aimed at somebody else, and what hits every enemy passes her by. Once the scheme is gone she takes damage like anyone.",
  fr = "Pas maintenant : elle ne peut pas subir de dégâts tant que Légions d'Hydra est en jeu, donc une attaque doit viser quelqu'un d'autre, et ce qui touche chaque ennemi l'épargne. Une fois la manigance partie, elle en subit comme tout le monde.",
}
