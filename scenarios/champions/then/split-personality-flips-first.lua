scenario "Split Personality finishes the flip before the draw" {
  game     = "champions",
  question = {
    en = "As She-Hulk I play Split Personality. Up to which hand size do I draw, hers or Jennifer Walters's?",
    fr = "En Miss Hulk, je joue Personnalité divisée. Jusqu'à quelle taille de main je pioche, la sienne ou celle de Jennifer Walters ?",
  },
  shows    = { "mc.then.first-part-first" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Split Personality", "Energy", "Strength" }, deck_top = { "Genius", "Haymaker", "Haymaker", "Haymaker", "Uppercut", "Uppercut", "Uppercut" } },
}
villain { "Rhino I" }

ann:plays "Split Personality"
ann:pays_with "Energy"

expect(ann.identity):is { "Jennifer Walters" }
expect(ann.hand):is { "Genius", "Haymaker", "Haymaker", "Haymaker", "Uppercut", "Uppercut" }
ruling {
  en = "Jennifer's. The change of form is finished first, then she draws: up to 6 cards, not 4.",
  fr = "Celle de Jennifer. Le changement de forme est terminé d'abord, puis elle pioche : jusqu'à 6 cartes, et non 4.",
}
