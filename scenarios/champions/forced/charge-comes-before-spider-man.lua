scenario "A forced interrupt comes before the others" {
  game     = "champions",
  question = {
    en = "Rhino has Charge and attacks me. Do I use Spider-Man's interrupt before or after Charge gives the attack Overkill?",
    fr = "Rhino a Charge et m'attaque. Est-ce que j'utilise l'interruption de Spider-Man avant ou après que Charge donne Déferlement à l'attaque ?",
  },
  shows    = { "mc.forced.interrupts-first" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker", "Haymaker" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
expect(ann):must_choose { "uses Spider-Man", "declines" }
ann:uses "Spider-Man"
ann:declines()                                             -- nobody defends

expect(ann.identity:damage "Spider-Man"):is(5)
expect(encounter_discard):has "Charge"
ruling {
  en = "After. Both wait for the attack, and forced interrupts are resolved before any that a player may choose to use.",
  fr = "Après. Les deux attendent l'attaque, et les interruptions forcées sont résolues avant celles qu'un joueur peut choisir d'utiliser.",
}
