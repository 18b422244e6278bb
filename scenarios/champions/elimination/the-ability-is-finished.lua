scenario "An elimination does not cut an ability short" {
  game     = "champions",
  question = {
    en = "I reveal Shadow of the Past, and Vulture's quickstrike attack eliminates me. Does my nemesis side scheme still come into play?",
    fr = "Je révèle L'Ombre du Passé, et l'attaque Coup Rapide du Vautour m'élimine. Ma manigance Némésis entre-t-elle quand même en jeu ?",
  },
  shows    = { "mc.elimination.finish-ability", "mc.card.shadow-of-the-past" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 8 } }, hand = {}, dealt = { "Shadow of the Past" },
    deck_top = { "Strength", "Genius", "Haymaker", "Energy", "Mockingbird" } },
  { "Ben", character = "T'Challa", hand = {}, deck_top = { "Energy", "Strength", "Genius", "Haymaker", "Shuri" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }    -- neither of his two attacks is made
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary", "Charge" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Spider-Man does not draw

expect(ann.identity):is_empty()
expect(ben.engaged):has "Vulture"
expect(side_schemes):has "Highway Robbery"
ruling {
  en = "Yes. What you were resolving is resolved to its end: Highway Robbery comes into play, and the rest of the set is shuffled into the encounter deck.",
  fr = "Oui. Ce que vous étiez en train de résoudre est résolu jusqu'au bout : Cambriolage de Haut Vol entre en jeu, et le reste du set est mélangé au deck Rencontre.",
}
