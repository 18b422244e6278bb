scenario "A hazard icon deals one more encounter card, to the first player first" {
  game     = "champions",
  question = {
    en = "Two of us play and Breakin' & Takin', with one hazard icon, is in play. How many encounter cards are dealt, and who gets the extra one?",
    fr = "Nous jouons à deux et Casser et Emporter, avec une icône d'aléas, est en jeu. Combien de cartes Rencontre sont attribuées, et qui reçoit celle en plus ?",
  },
  shows    = { "mc.side-scheme.hazard", "mc.side-scheme.hazard-order" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" }, in_play = { "Energy Channel", "Cosmic Flight" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
side_schemes { { "Breakin' & Takin'", threat = 4 } }
encounter_deck:on_top { "Caught Off Guard", "False Alarm", "\"I'm Tough\"" }

ann:ends_turn()
ben:ends_turn()

expect(ann.dealt):is { "\"I'm Tough\"" }         -- Ann resolves Caught Off Guard, with this one to follow
expect(ben.dealt):is { "False Alarm" }
ann:chooses "Energy Channel"
ruling {
  en = "Three: one for each of you, and the extra one for Ann, the first player. With a second icon Ben would get one more too.",
  fr = "Trois : une pour chacun, et celle en plus pour Ann, qui est le premier joueur. Avec une seconde icône, Ben en recevrait une de plus aussi.",
}
