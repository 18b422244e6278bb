scenario "Counter-Punch cannot answer Madame Hydra" {
  game     = "champions",
  question = {
    en = "Madame Hydra attacks, She-Hulk defends, and Legions of Hydra is in play. Can Counter-Punch be thrown at a minion that takes no damage?",
    fr = "Madame Hydra attaque, She-Hulk se défend et Légions d'Hydra est en jeu. Contre-Attaque au Poing peut-elle viser un sbire qui ne subit aucun dégât ?",
  },
  shows    = { "mc.card.counter-punch", "mc.card.madame-hydra", "mc.event.must-change-state" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Counter-Punch", "Genius", "Energy" }, engaged = { "Madame Hydra" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:declines()                          -- lets Rhino's attack through
ann:defends_with "She-Hulk"             -- against Madame Hydra

-- Her forced response comes first, then nobody is asked: the event could change nothing.
expect(log):has("Legions of Hydra", "threat", 2, "now", 5)
refused(function() ann:plays "Counter-Punch" end, "mc.event.must-change-state")
expect(ann.hand):has "Counter-Punch"

ruling {
  en = "No. An event that could not change anything cannot be played, and no damage reaches her while Legions of Hydra is there.",
  fr = "Non. Un évènement qui ne pourrait rien changer ne peut pas être joué, et aucun dégât ne l'atteint tant que Légions d'Hydra est là.",
}
