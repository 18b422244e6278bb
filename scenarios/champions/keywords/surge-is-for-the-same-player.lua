scenario "Surge makes the same player reveal another card" {
  game     = "champions",
  question = {
    en = "I reveal Kree Manipulator, which has Surge, and the next card of the encounter deck is another one. Who reveals them, and is there an end to it?",
    fr = "Je révèle Manipulateur Kree, qui a Renfort, et la carte suivante du deck Rencontre en est un autre. Qui les révèle, et où cela s'arrête-t-il ?",
  },
  shows    = { "mc.keywords.surge" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", nemesis = {}, hand = {}, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius", "Strength" }, dealt = { "Kree Manipulator" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip", "Aunt May" } },
}
villain { { "Rhino I", damage = 4, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Hydra Mercenary", "Kree Manipulator", "Sandman" }

ann:ends_turn()
ben:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(5)      -- 2 in step one, 1 by Rhino, 1 by each Manipulator
expect(ann.engaged):is { "Sandman" }
expect(ben.engaged):is { "Hydra Mercenary" }
ruling {
  en = "You reveal one more card for each that surges, before anything else is revealed. It ends with the first card that does not surge, here Sandman.",
  fr = "Vous révélez une carte de plus pour chacune qui a Renfort, avant toute autre révélation. Cela s'arrête à la première carte sans Renfort, ici L'Homme-Sable.",
}
