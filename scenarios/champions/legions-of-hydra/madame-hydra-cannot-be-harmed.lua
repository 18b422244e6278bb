scenario "Madame Hydra takes no damage while her scheme is in play" {
  game     = "champions",
  question = {
    en = "Legions of Hydra has 1 threat left. I attack Madame Hydra, then thwart the scheme away, then attack again. What happens to her?",
    fr = "Il reste 1 menace sur Légions d'Hydra. J'attaque Madame Hydra, puis je contre la manigance jusqu'au bout, puis j'attaque encore. Que lui arrive-t-il ?",
  },
  shows    = { "mc.card.madame-hydra", "mc.constant-ability.conditional" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Jessica Jones", "Mockingbird" }, engaged = { "Madame Hydra" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 1 } }

ann:attacks_with "Spider-Man"
ann:chooses "Madame Hydra"
expect(ann.engaged:damage "Madame Hydra"):is(0)
ann:thwarts_with "Mockingbird"
expect(side_schemes):is_empty()
ann:attacks_with "Jessica Jones"
ann:chooses "Madame Hydra"
expect(ann.engaged:damage "Madame Hydra"):is(2)
ruling {
  en = "The first attack does nothing, for she cannot take damage while Legions of Hydra is in play. Once it is gone she takes damage like anyone.",
  fr = "La première attaque ne fait rien : elle ne peut pas subir de dégâts tant que Légions d'Hydra est en jeu. Une fois la manigance partie, elle en subit comme tout le monde.",
}
