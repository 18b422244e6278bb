scenario "With one hit point left, as a hero or as an alter ego" {
  game     = "champions",
  question = {
    en = "Captain Marvel has one hit point left. What does it change if I flip before I end the turn, when Rhino has his next go?",
    fr = "Il reste un point de vie à Captain Marvel. Qu'est-ce que ça change pour ce que fera Rhino si je me retourne avant de finir mon tour ?",
  },
  shows    = { "mc.activation.alter-ego-form-schemes", "mc.elimination.all-out" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck = { "Energy", "Genius", "Strength", "Haymaker", "Inspired", "Get Ready", "Make the Call", "Helicarrier" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

what_if("she stays a hero", function()
  ann:ends_turn()
  ann:defends_with "Captain Marvel"     -- DEF 1 against 2
  expect(game):is_over()
  expect(ann):did_not_win()
end)
ann:changes_form()
ann:ends_turn()
expect(game):goes_on()
expect(ann.identity:hit_points "Carol Danvers"):is(1)
expect(main_scheme:threat "The Break-In!"):is(2)   -- 1 for the phase, and the SCH of Rhino

ruling {
  en = "It saves you. Rhino attacks a hero, and even if she defends, 1 damage gets through: the end; against an alter ego he schemes, and the main scheme gets the threat.",
  fr = "Cela vous sauve. Rhino attaque un héros, et même si elle défend, 1 dégât passe : c'est la fin ; contre un alter ego il manigance, et c'est la manigance principale qui reçoit la menace.",
}
