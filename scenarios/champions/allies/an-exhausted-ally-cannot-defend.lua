scenario "An exhausted ally cannot defend" {
  game     = "champions",
  question = {
    en = "Mockingbird defended against Rhino. May she defend against the Hydra Mercenary as well?",
    fr = "Mockingbird a défendu contre Rhino. Peut-elle aussi défendre contre le Mercenaire d'Hydra ?",
  },
  shows    = { "mc.ally.exhaust-as-cost", "mc.ally.defender-takes-all" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Mockingbird" }, engaged = { "Hydra Mercenary" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:ends_turn()
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(2)
expect(ann.identity:damage "Captain Marvel"):is(0)
refused(function() ann:defends_with "Mockingbird" end, "mc.ally.exhaust-as-cost")
ann:declines()
expect(ann.in_play:damage "Mockingbird"):is(2)
expect(ann.identity:damage "Captain Marvel"):is(1)
ruling {
  en = "No. To defend she must exhaust, so she can do it only once; the Mercenary hits you unless somebody else defends.",
  fr = "Non. Pour défendre, il faut l'incliner : elle ne le peut donc qu'une fois ; le Mercenaire vous touche si personne d'autre ne défend.",
}
