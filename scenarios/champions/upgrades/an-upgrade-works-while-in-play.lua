scenario "An upgrade works while it is in play, and no longer" {
  game     = "champions",
  question = {
    en = "Combat Training is discarded from play. Does my hero keep its bonus for this round?",
    fr = "Entraînement au Combat est défaussé. Mon héros garde-t-il son bonus pour ce round ?",
  },
  shows    = { "mc.upgrade.active-while-in-play" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Combat Training" }, dealt = { "Caught Off Guard" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

expect(ann.identity:atk "She-Hulk"):is(4)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(4)
ann:ends_turn()
ann:declines()                                   -- nobody defends; then Caught Off Guard takes the upgrade
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Combat Training" }
expect(ann.identity:atk "She-Hulk"):is(3)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(3)             -- Hard to Keep Down had healed the 4
ruling {
  en = "No. The bonus lasts exactly as long as the upgrade is in play.",
  fr = "Non. Le bonus dure exactement aussi longtemps que l'amélioration est en jeu.",
}
