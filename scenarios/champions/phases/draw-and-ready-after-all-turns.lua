scenario "Hands and cards are reset after everybody's turn" {
  game     = "champions",
  question = {
    en = "My turn is over, my hero is exhausted and my hand empty, and Ben still has to play. When do I draw and ready?",
    fr = "Mon tour est fini, mon héros est incliné et ma main vide, et Ben doit encore jouer. Quand est-ce que je pioche et redresse ?",
  },
  shows    = { "mc.player-phase.then-hand-and-ready" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Strength", "Genius", "Energy", "Swinging Web Kick", "Aunt May" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Strength", "Genius", "Energy", "Alpha Flight Station", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman" }

ann:attacks_with "Spider-Man"
ann:ends_turn()
expect(ann.identity:exhausted "Spider-Man"):is(1)
expect(ann.hand):is_empty()
ben:ends_turn()
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(ann.hand):count(5)
expect(ben.hand):count(5)
ann:declines()                                   -- neither defends against Rhino
ben:declines()
ruling {
  en = "Only when all turns are over: then everybody draws up to hand size and readies, before the villain phase.",
  fr = "Seulement quand tous les tours sont finis : chacun complète alors sa main et redresse ses cartes, avant la phase du méchant.",
}
