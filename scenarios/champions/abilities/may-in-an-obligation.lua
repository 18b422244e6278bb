scenario "Only the part after may is optional in an obligation" {
  game     = "champions",
  question = {
    en = "I reveal Eviction Notice in hero form. May I stay Spider-Man, and may I ignore the rest as well?",
    fr = "Je révèle Avis d'Expulsion sous forme de héros. Puis-je rester Spider-Man, et puis-je aussi ignorer le reste ?",
  },
  shows    = { "mc.ability.may-inside-mandatory" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Eviction Notice", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                -- keeps the hand
ann:declines()                -- stays in hero form
expect(ann.identity):has "Spider-Man"
expect(ann.hand):count(4)
expect(ann.engaged):has "Hydra Mercenary"
ruling {
  en = "You may decline the flip, but not the rest: as Spider-Man you cannot exhaust Peter Parker, so you lose a random card and the obligation surges.",
  fr = "Vous pouvez refuser de changer de forme, mais pas le reste : en Spider-Man, vous ne pouvez pas incliner Peter Parker ; vous perdez donc une carte au hasard et l'obligation a Renfort.",
}
