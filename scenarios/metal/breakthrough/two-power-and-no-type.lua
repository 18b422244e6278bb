scenario "A Breakthrough gives 2 Power and has no type" {
  game     = "metal",
  question = {
    en = "I play a Breakthrough and keep it. What does it give, and is it a Super Power as the Kick was?",
    fr = "Je joue une Surcharge et la garde. Que donne-t-elle, et est-elle un Super-Pouvoir comme le Coup de Pied ?",
  },
  shows    = { "metal.breakthrough.power", "metal.breakthrough.no-type-no-vp", "metal.breakthrough.return-now" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Larch" }, hand = { "Breakthrough" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Breakthrough"
ann:declines()
expect(ann.power):is(2)
expect(ann.in_play):is { "Breakthrough" }
ruling {
  en = "2 Power. It has no type and is worth no VP.",
  fr = "2 en Puissance. Elle n'a pas de type et ne rapporte pas de PV.",
}
