scenario "Only the nemesis of the player who reveals it comes" {
  game     = "champions",
  question = {
    en = "Ben reveals Shadow of the Past as Black Panther. Does my nemesis set, Spider-Man's, come into the game as well?",
    fr = "Ben révèle L'Ombre du Passé en Black Panther. Mon set Némésis, celui de Spider-Man, entre-t-il aussi en jeu ?",
  },
  shows    = { "mc.nemesis.cards-tell-how" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip", "Aunt May" } },
  { "Ben", character = "T'Challa", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius", "Strength" }, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", damage = 4, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ben.nemesis):is_empty()
expect(ben.engaged):has "Killmonger"
expect(ann.nemesis):count(5)
expect(ann.engaged):is_empty()
expect(encounter_deck):has "Heart-Shaped Herb"
expect(encounter_deck):has_no "Sweeping Swoop"
ruling {
  en = "No. The card speaks of the nemesis of whoever resolves it; yours stays aside.",
  fr = "Non. La carte parle de la Némésis de celui qui la résout ; la vôtre reste de côté.",
}
