scenario "Shadow of the Past brings the nemesis of the next player too" {
  game     = "champions",
  question = {
    en = "My nemesis minion is in play already, and now another player, Ben as Captain Marvel, reveals Shadow of the Past. Does it only surge?",
    fr = "Mon sbire Némésis est déjà en jeu, et c'est un autre joueur, Ben en Captain Marvel, qui révèle L'Ombre du Passé. Y a-t-il seulement Renfort ?",
  },
  shows    = { "mc.nemesis.cards-tell-how", "mc.card.shadow-of-the-past" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, nemesis = {}, engaged = { "Vulture" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Haymaker", "Get Ready" }, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", damage = 4, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Hydra Mercenary" }

expect(ben.nemesis):count(5)
ann:ends_turn()
ben:ends_turn()
expect(ben.engaged):has "Yon-Rogg"
expect(ann.engaged):has "Vulture"
expect(ben.nemesis):is_empty()
ruling {
  en = "No. Ben's own nemesis comes, Yon-Rogg. The card surges only where the nemesis of the very player who reveals it has come before.",
  fr = "Non. La Némésis de Ben arrive, Yon-Rogg. Il n'y a Renfort que si la Némésis du joueur même qui la révèle est déjà venue.",
}
