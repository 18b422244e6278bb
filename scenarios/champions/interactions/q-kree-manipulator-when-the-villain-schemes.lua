scenario "Kree Manipulator as boost of a scheme does nothing more" {
  game     = "champions",
  question = {
    en = "Rhino schemes, and his boost card is Kree Manipulator, whose star asks for an undefended attack. Is more threat placed?",
    fr = "Rhino manigance, et sa carte Boost est Manipulateur Kree, dont l'étoile demande une attaque non défendue. Place-t-il plus de menace ?",
  },
  shows    = { "mc.boost.star-resolves-faceup", "mc.enemy-scheme.2-star-effect" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Kree Manipulator", "Charge" }

ann:ends_turn()

expect(main_scheme:threat "The Break-In!"):is(2)          -- 1 in step one, SCH 1
expect(encounter_discard):is { "Kree Manipulator" }
ruling {
  en = "No. There is no attack, so the star finds nothing to do, and it is no boost icon.",
  fr = "Non. Il n'y a pas d'attaque : l'étoile n'a rien à faire, et ce n'est pas une icône Boost.",
}
