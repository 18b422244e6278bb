scenario "After her attack Madame Hydra feeds her scheme" {
  game     = "champions",
  question = {
    en = "Madame Hydra attacks me, and I defend so well that I take no damage. Does her scheme still get threat?",
    fr = "Madame Hydra m'attaque, et je me défends si bien que je ne subis aucun dégât. Sa manigance reçoit-elle quand même de la menace ?",
  },
  shows    = { "mc.card.madame-hydra" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker" }, engaged = { "Madame Hydra" } },
}
villain { { "Rhino I", stunned = true } }
side_schemes { { "Legions of Hydra", threat = 3 } }
encounter_deck:on_top { "False Alarm", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Spider-Man"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(side_schemes:threat "Legions of Hydra"):is(5)
ruling {
  en = "Yes, 2 threat. Her attack took place; that it dealt nothing makes no difference.",
  fr = "Oui, 2 menaces. Son attaque a eu lieu ; qu'elle n'ait rien infligé n'y change rien.",
}
