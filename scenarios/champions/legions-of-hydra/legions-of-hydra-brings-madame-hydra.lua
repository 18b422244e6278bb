scenario "Legions of Hydra calls Madame Hydra" {
  game     = "champions",
  question = {
    en = "I reveal Legions of Hydra. Who comes with it, and how much threat lies on it in the end?",
    fr = "Je révèle Légions d'Hydra. Qui l'accompagne, et combien de menace s'y trouve à la fin ?",
  },
  shows    = { "mc.card.legions-of-hydra" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" },
    engaged = { "Hydra Soldier" }, dealt = { "Legions of Hydra" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "False Alarm", "Hard to Keep Down" }

ann:ends_turn()
expect(side_schemes:threat "Legions of Hydra"):is(7)
expect(ann.engaged):is { "Hydra Soldier", "Madame Hydra" }
ruling {
  en = "Madame Hydra is searched for and engages you. Then every Hydra enemy in play adds 2 threat: 3 to begin with, 2 for her and 2 for the Soldier make 7.",
  fr = "On cherche Madame Hydra, qui vous engage. Puis chaque ennemi Hydra en jeu ajoute 2 menaces : 3 au départ, 2 pour elle et 2 pour le Soldat font 7.",
}
