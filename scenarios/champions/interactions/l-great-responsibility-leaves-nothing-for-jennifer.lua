scenario "Great Responsibility leaves nothing to prevent, and Jennifer keeps her use" {
  game     = "champions",
  question = {
    en = "Step one would place 2 threat. I play Great Responsibility at once. Could Jennifer Walters still have prevented 1 of it, and has she used up her interrupt?",
    fr = "L'étape un va placer 2 menaces. Je joue aussitôt De Grandes Responsabilités. Jennifer Walters pouvait-elle encore en prévenir 1, et a-t-elle épuisé son interruption ?",
  },
  shows    = { "mc.interrupt.changed-or-cancelled", "mc.card.great-responsibility", "mc.replacement.definition", "mc.card.jennifer-walters", "mc.prevent.threat" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility", "Energy", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Jennifer Walters", hand = { "Energy", "Genius", "Strength", "Hellcat", "Tigra", "Hulk" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Advance", "Sandman", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- both keep their hands
ben:declines()
ann:plays "Great Responsibility"
expect(ann.identity:damage "Spider-Man"):is(2)
expect(main_scheme:threat "The Break-In!"):is(0)
ben:uses "Jennifer Walters"                          -- not before Rhino's scheme against Ben

expect(ann.identity:damage "Spider-Man"):is(2)
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "No: the placing was turned into damage, and nothing is left for others to interrupt. So you take both, and she still has her use when Rhino schemes against her.",
  fr = "Non : le placement a été changé en dégâts, et il ne reste rien à interrompre pour les autres. Vous subissez donc les 2, et elle a encore son interruption quand Rhino manigance contre elle.",
}
