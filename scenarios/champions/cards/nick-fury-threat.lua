scenario "Nick Fury removes threat" {
  game     = "champions",
  question = {
    en = "May Nick Fury calm the main scheme when he comes?",
    fr = "Nick Fury peut-il calmer la manigance principale en arrivant ?",
  },
  shows    = { "mc.card.nick-fury" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Nick Fury", "Energy Absorption", "Strength" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 4 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:plays "Nick Fury"
ann:pays_with "Energy Absorption"
expect(ann):must_choose { "chooses threat", "chooses draw", "chooses damage" }
ann:chooses "threat"
expect(main_scheme:threat "The Break-In!"):is(2)
ann:thwarts_with "Nick Fury"
expect(main_scheme:threat "The Break-In!"):is(0)
ruling {
  en = "Yes: choose to remove 2 threat from a scheme; he is still ready and may thwart as well.",
  fr = "Oui : choisissez de retirer 2 menaces d'une manigance ; il reste redressé et peut encore contrer.",
}
