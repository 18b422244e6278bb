scenario "Weapons Runner enters play out of a scheme" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Klaw schemes against me, and his boost card is Weapons Runner. Does it enter play?",
    fr = "Klaw manigance contre moi, et sa carte Boost est Trafiquant d'Armes. Entre-t-il en jeu ?",
  },
  shows    = { "mc.card.weapons-runner", "mc.enemy-scheme.2-star-effect" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Weapons Runner" }

until_step "villain phase, step 3"
expect(ann.engaged):is { "Weapons Runner" }
expect(main_scheme:threat "Underground Distribution 1B"):is(3)
ruling {
  en = "Yes, engaged with you. Klaw places 2 threat, and the Runner, who activates after him, 1 more.",
  fr = "Oui, engagé avec vous. Klaw place 2 menaces, et le Trafiquant, qui s'active après lui, 1 de plus.",
}
