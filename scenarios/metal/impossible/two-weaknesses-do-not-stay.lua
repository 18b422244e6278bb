scenario "Two controlled Weaknesses do not stay before anybody" {
  game     = "metal",
  question = {
    en = "I have played two Weaknesses this turn and they both lie before me. Can the turn go on?",
    fr = "J'ai joué deux Faiblesses ce tour et les deux sont devant moi. Le tour peut-il continuer ?",
  },
  shows    = { "metal.weakness.second-captures", "metal.oversized.superman-three" },
}

refused(function()
  players { { "Ann", character = "Cyborg", in_play = { { "Weakness", played = true }, { "Weakness", played = true } } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.weakness.second-captures")
refused(function()
  players {
    { "Ann", team = { "Cyborg", "Superman (oversized)" },
      in_play = { { "Weakness", played = true }, { "Weakness", played = true }, { "Weakness", played = true } } },
    { "Ben", character = "The Flash (oversized)" },
  }
  begin()
end, "metal.oversized.superman-three")
local ann, ben = players {
  { "Ann", team = { "Cyborg", "Superman (oversized)" },
    in_play = { { "Weakness", played = true }, { "Weakness", played = true } } },
  { "Ben", character = "The Flash (oversized)" },
}
expect(ann):is_on_turn()
ruling {
  en = "No. The second one has a Super Hero Captured at once, and both leave play. With Superman in your team it is the third.",
  fr = "Non. À la deuxième, un Super-Héros est aussitôt Capturé, et les deux quittent le jeu. Avec Superman dans l'équipe, c'est à la troisième.",
}
