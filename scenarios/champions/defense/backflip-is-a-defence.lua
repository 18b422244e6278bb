scenario "A defence event makes the hero the defender" {
  game     = "champions",
  question = { en = "Nobody defended, but I played Backflip. Has my hero defended, so that I may play Counter-Punch?", fr = "Personne n'a défendu, mais j'ai joué Salto Arrière. Mon héros a-t-il défendu, et puis-je donc jouer Contre-Attaque au Poing ?" },
  shows    = { "mc.defend.labelled-ability", "mc.defend.labelled-no-exhaust" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip", "Counter-Punch" }, deck_top = { "Energy", "Genius", "Strength" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                  -- discards nothing
ann:declines()                                  -- Spider-Man's own interrupt
ann:declines()                                  -- nobody defends
ann:plays "Backflip"
ann:plays "Counter-Punch"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(villain:damage "Rhino"):is(2)

ruling {
  en = "Yes. Backflip is labelled as a defence, so playing it counts as defending. Your hero does not exhaust for it.",
  fr = "Oui. Salto Arrière est marqué comme défense : le jouer compte donc comme défendre. Votre héros ne s'incline pas pour autant.",
}
