scenario "Overkill eliminates the player who lent an ally" {
  game     = "champions",
  question = {
    en = "Ben's Black Widow defends for me against a charging Rhino, and the excess is more than Ben can take. What then?",
    fr = "La Black Widow de Ben défend pour moi contre Rhino qui charge, et l'excédent est plus que Ben n'en supporte. Et alors ?",
  },
  shows    = { "mc.keywords.overkill-ally", "mc.elimination.when", "mc.elimination.others-continue" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "T'Challa", identity = { { "T'Challa", damage = 8 } }, hand = {}, in_play = { { "Black Widow", damage = 1 } } },
}
villain { { "Rhino I", with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Enhanced Ivory Horn", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:defends_with "Black Widow"          -- ATK 5: 1 on her, 4 on T'Challa, who has 3 left

expect(ben.identity):is_empty()
expect(removed):has "T'Challa"
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(encounter_deck):top "Sandman"
expect(ann):is_on_turn()
ruling {
  en = "Ben is eliminated; you play on alone, and Rhino does not activate against him any more.",
  fr = "Ben est éliminé ; vous continuez seule, et Rhino ne s'active plus contre lui.",
}
