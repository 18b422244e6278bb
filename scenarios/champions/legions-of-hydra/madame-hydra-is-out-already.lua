scenario "Legions of Hydra while Madame Hydra is in play" {
  game     = "champions",
  question = {
    en = "Ben is engaged with Madame Hydra when I reveal Legions of Hydra. Does she come over to me, and does she count?",
    fr = "Ben est engagé avec Madame Hydra quand je révèle Légions d'Hydra. Passe-t-elle chez moi, et compte-t-elle ?",
  },
  shows    = { "mc.card.legions-of-hydra" },
  legions_of_hydra = 1,
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" }, dealt = { "Legions of Hydra" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Haymaker", "Inspired", "Cosmic Flight" }, engaged = { { "Madame Hydra", confused = true } } },
}
villain { { "Rhino I", confused = true, stunned = true } }
encounter_deck:on_top { "Hard to Keep Down", "False Alarm", "Shocker" }

ann:ends_turn()
ben:ends_turn()
expect(ben.engaged):has "Madame Hydra"
expect(ann.engaged):is_empty()
expect(side_schemes:threat "Legions of Hydra"):is(5)
ruling {
  en = "She stays with Ben and nothing is searched. But she is a Hydra enemy in play, so the scheme starts with 3 threat and gets 2 more.",
  fr = "Elle reste chez Ben et on ne cherche rien. Mais c'est un ennemi Hydra en jeu : la manigance commence avec 3 menaces et en reçoit 2 de plus.",
}
