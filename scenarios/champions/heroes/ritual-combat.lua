scenario "Ritual Combat counts the boost icons of the discarded card" {
  game     = "champions",
  question = {
    en = "I reveal Ritual Combat as Black Panther and the card discarded is Shocker, with 2 boost icons. What must I choose between?",
    fr = "Je révèle Combat Rituel en Black Panther et la carte défaussée est Shocker, qui a 2 icônes boost. Entre quoi dois-je choisir ?",
  },
  shows    = { "mc.card.ritual-combat" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius" }, nemesis = {} },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Ritual Combat", "Shocker" }

ann:ends_turn()
ann:declines "discards"
ann:chooses "damage"

expect(ann.identity:damage "Black Panther"):is(3)
expect(main_scheme:threat "The Break-In!"):is(1)
expect(encounter_discard):is { "Shocker", "Ritual Combat" }
ruling {
  en = "3 damage to Black Panther or 3 threat on the main scheme: one more than the icons. Shocker is only discarded, not revealed.",
  fr = "3 dégâts à Black Panther ou 3 menaces sur la manigance principale : un de plus que les icônes. Shocker est seulement défaussé, pas révélé.",
}
