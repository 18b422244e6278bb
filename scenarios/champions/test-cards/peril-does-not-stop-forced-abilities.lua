scenario "Peril does not hold back another player's forced ability" {
  game     = "champions",
  question = {
    en = "Ben resolves a card with Peril and cancels it, so that Rhino attacks him instead. Ann's Webbed Up hangs on Rhino: does it still act?",
    fr = "Ben résout une carte avec Péril et l'annule : à la place, Rhino l'attaque. Pris dans la Toile, la carte d'Ann, est sur Rhino : agit-elle quand même ?",
  },
  shows    = { "mc.amb.peril-forced" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May" } },
  { "Ben", character = "Black Panther", hand = { "Get Behind Me!", "Energy" }, deck_top = { "Genius", "Strength", "Armored Vest" }, dealt = { "Secret" } },
}
villain { { "Rhino I", stunned = true, confused = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                   -- keeps his hand
ben:plays "Get Behind Me!"                       -- against Secret
ben:pays_with "Energy"
expect(ann.in_play):has_no "Webbed Up"
expect(ann.discard):has("Webbed Up", 1)
expect(villain:stunned "Rhino"):is(1)
expect(ben.identity:damage "Black Panther"):is(0)
ruling {
  en = "Yes. Peril keeps Ann from playing or using anything, but a forced ability is set off by the game: Webbed Up is discarded, Rhino is stunned and the attack does not take place.",
  fr = "Oui. Péril empêche Ann de jouer ou d'utiliser quoi que ce soit, mais c'est le jeu qui déclenche une capacité forcée : Pris dans la Toile est défaussé, Rhino est sonné et l'attaque n'a pas lieu.",
}
