scenario "Madame Hydra can be stunned though she cannot be hurt" {
  game     = "champions",
  question = {
    en = "Legions of Hydra is in play, so Madame Hydra takes no damage. I may not attack her; may Mockingbird at least stun her?",
    fr = "Légions d'Hydra est en jeu, donc Madame Hydra ne subit aucun dégât. Je ne peux pas l'attaquer ; Mockingbird peut-elle au moins la sonner ?",
  },
  shows    = { "mc.card.madame-hydra" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Mockingbird", "Energy", "Genius" }, engaged = { "Madame Hydra", "Shocker" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 3 } }

ann:attacks_with "Spider-Man"
refused(function() ann:chooses "Madame Hydra" end, "mc.card.madame-hydra")
ann:chooses "Rhino I"
ann:plays "Mockingbird"
ann:pays_with "Energy"
ann:uses "Mockingbird"
ann:chooses "Madame Hydra"
expect(ann.engaged:stunned "Madame Hydra"):is(1)
ruling {
  en = "Yes. Her protection speaks of damage only; everything else works on her as usual.",
  fr = "Oui. Sa protection ne parle que des dégâts ; tout le reste agit sur elle normalement.",
}
