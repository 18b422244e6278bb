scenario "Kree Manipulator places threat, revealed or as a boost" {
  game     = "champions",
  question = {
    en = "Kree Manipulator is Rhino's boost card in an attack that nobody defends, and I reveal a second one. How much threat does each place?",
    fr = "Manipulateur Kree est la carte Boost d'une attaque de Rhino que personne ne défend, et j'en révèle un second. Combien de menaces place chacun ?",
  },
  shows    = { "mc.card.kree-manipulator" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Photonic Blast", "Maria Hill" }, nemesis = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Kree Manipulator", "Kree Manipulator", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"    -- no discard
ann:declines "defends_with" -- nobody defends

expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.identity:damage "Captain Marvel"):is(2)
expect(side_schemes):is { "Crowd Control" }
ruling {
  en = "One each, added to the one of step one. The revealed one also surges, the boost card does not.",
  fr = "Une chacun, en plus de celle de l'étape un. Celui qui est révélé a aussi Renfort, la carte Boost non.",
}
