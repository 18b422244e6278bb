scenario "Surge waits until the first card is done" {
  game     = "champions",
  question = {
    en = "I reveal Kree Manipulator, which has surge. When do I reveal the next card, and who does?",
    fr = "Je révèle Manipulateur Kree, qui a Renfort. Quand la carte suivante est-elle révélée, et par qui ?",
  },
  shows    = { "mc.keywords.surge", "mc.keywords.surge-after-first" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, dealt = { "Kree Manipulator" } },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman", "Hydra Bomber" }

ann:ends_turn()
ben:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(4) -- two in step one, one by Rhino, one by the Manipulator
expect(encounter_discard):top "Kree Manipulator"
expect(ann):must_choose { "chooses damage", "chooses threat" }
ann:chooses "damage"
expect(ann.engaged):has "Hydra Bomber"
ruling {
  en = "The same player reveals it, after Kree Manipulator has placed its threat and been discarded.",
  fr = "Le même joueur la révèle, une fois que Manipulateur Kree a placé sa menace et a été défaussé.",
}
