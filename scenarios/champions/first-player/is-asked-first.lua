scenario "The first player is asked first" {
  game     = "champions",
  question = {
    en = "Step one is about to place threat. I hold Great Responsibility and am first player, Ben plays Jennifer Walters, who could prevent one. Who may act first?",
    fr = "L'étape 1 va placer de la menace. J'ai De Grandes Responsabilités et suis premier joueur ; Ben joue Jennifer Walters, qui peut en prévenir une. Qui peut agir en premier ?",
  },
  shows    = { "mc.first-player.first-interrupt" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility", "Energy", "Genius", "Strength", "Aunt May" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Gamma Slam", "Uppercut" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- keeps her hand
refused(function() ben:uses "Jennifer Walters" end, "mc.first-player.first-interrupt")
ann:declines()
ben:uses "Jennifer Walters"
ann:declines()                                   -- asked again, as somebody has acted
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "You do. When you pass, the chance goes on to the others in player order.",
  fr = "Vous. Si vous passez, l'occasion va aux autres, dans l'ordre des joueurs.",
}
