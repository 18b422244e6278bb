scenario "Nobody helps with a Peril card" {
  game     = "champions",
  question = { en = "Ben is resolving a card with Peril that places threat. May I step in with Great Responsibility, or advise him?", fr = "Ben résout une carte avec Péril qui place de la menace. Puis-je intervenir avec De Grandes Responsabilités, ou le conseiller ?" },
  shows    = { "mc.table-talk.peril", "mc.keywords.peril-others-locked" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility" } },
  { "Ben", character = "Jennifer Walters", hand = {}, dealt = { "Secret" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ann:declines()
ben:declines()
refused(function() ann:plays "Great Responsibility" end, "mc.keywords.peril-others-locked")
ben:uses "Jennifer Walters"
expect(main_scheme:threat "The Break-In!"):is(2)

ruling {
  en = "Neither. Until the card is done Ben may not consult you, and you may not play or use anything. Only Ben may act.",
  fr = "Ni l'un ni l'autre. Tant que la carte n'est pas résolue, Ben ne peut pas vous consulter et vous ne pouvez rien jouer ni utiliser. Seul Ben peut agir.",
}
