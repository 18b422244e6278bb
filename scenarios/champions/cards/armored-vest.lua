scenario "The Armored Vest softens a defended attack" {
  game     = "champions",
  question = {
    en = "Black Panther defends in an Armored Vest against an attack for 5. How much gets through?",
    fr = "Black Panther défend avec une Veste blindée contre une attaque de 5. Combien passe ?",
  },
  shows    = { "mc.enemy-attack.4-hero-defends", "mc.card.armored-vest" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Armored Vest", "First Aid" }, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Energy Daggers" } },
}
villain { { "Rhino I", damage = 4, with = { "Charge" } } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down" }

ann:plays "Armored Vest"
expect(ann.identity:def "Black Panther"):is(3)
ann:ends_turn()
ann:defends_with "Black Panther"
expect(ann.identity:damage "Black Panther"):is(2)
ruling {
  en = "Two: the vest raises his DEF from 2 to 3.",
  fr = "Deux : la veste fait passer sa DEF de 2 à 3.",
}
