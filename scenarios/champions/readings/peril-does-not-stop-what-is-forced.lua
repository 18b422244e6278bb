scenario "Peril does not stop forced abilities" {
  game     = "champions",
  question = {
    en = "Ben resolves a card with Peril and uses Jennifer Walters. A card that is not his silences her by a forced ability. Does Peril hold that back?",
    fr = "Ben résout une carte avec Péril et utilise Jennifer Walters. Une carte qui n'est pas à lui la fait taire par une capacité forcée. Péril l'en empêche-t-il ?",
  },
  shows    = { "mc.amb.peril-forced" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility" } },
  { "Ben", character = "Jennifer Walters", hand = {}, dealt = { "Secret" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
environments { "Hush" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- keeps the hand
ann:declines()                          -- the threat of step one
ben:declines()
ben:uses "Jennifer Walters"             -- on the threat of Secret; Ann is not even asked

expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "No. Peril stops what the other players themselves play or use; a forced ability is set off by the game.",
  fr = "Non. Péril arrête ce que les autres joueurs jouent ou utilisent eux-mêmes ; une capacité forcée est déclenchée par le jeu.",
}
