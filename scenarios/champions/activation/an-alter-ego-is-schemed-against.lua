scenario "The villain schemes against a player in alter-ego form" {
  game     = "champions",
  question = {
    en = "I end the round as Carol Danvers. Does Rhino attack me?",
    fr = "Je finis le round en Carol Danvers. Rhino m'attaque-t-il ?",
  },
  shows    = { "mc.activation.alter-ego-form-schemes" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down" }

ann:changes_form()
ann:ends_turn()
expect(ann.identity:damage "Carol Danvers"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)               -- 1 for the phase; SCH 1, and 1 boost icon
ruling {
  en = "No. Against an alter ego the villain schemes: nobody is damaged, and the main scheme gets threat.",
  fr = "Non. Contre un alter ego, le méchant manigance : personne ne subit de dégâts, et la manigance principale reçoit de la menace.",
}
