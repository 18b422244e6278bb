scenario "Without surge nothing more is revealed" {
  game     = "champions",
  question = {
    en = "We play without surge. Does Exhaustion still bring another card?",
    fr = "Nous jouons sans Renfort. Épuisement amène-t-il encore une autre carte ?",
  },
  shows    = { "mc.card.exhaustion" },
  at       = "villain phase, step 4",
  expert   = 1,
  rules    = { ["mc.keywords.surge"] = "off" },
}
local ann = players { { "Ann", character = "She-Hulk", hand = {}, dealt = { "Exhaustion" } } }
villain { "Rhino II" }
side_schemes { { "Breakin' & Takin'", threat = 3 } }
encounter_deck:on_top { "Sandman" }

expect(ann.identity:exhausted "She-Hulk"):is(1)
expect(ann.engaged):is_empty()
expect(encounter_deck):top "Sandman"
ruling {
  en = "No. The hero exhausts, and that is all.",
  fr = "Non. Le héros s'incline, et c'est tout.",
}
