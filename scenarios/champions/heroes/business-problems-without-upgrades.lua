scenario "Business Problems finds nothing to exhaust" {
  game     = "champions",
  question = {
    en = "Tony Stark controls no upgrade when he is given Business Problems. May he choose to exhaust his upgrades?",
    fr = "Tony Stark ne contrôle aucune amélioration quand il reçoit Surmenage. Peut-il choisir d'incliner ses améliorations ?",
  },
  shows    = { "mc.card.business-problems", "mc.choose.must-matter" },
}
local ann = players {
  { "Ann", character = "Tony Stark", hand = { "Genius", "Strength", "Energy", "Haymaker", "Uppercut", "Tigra" }, in_play = { "Stark Tower" }, dealt = { "Business Problems" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines "discards"

expect(ann.identity:exhausted "Tony Stark"):is(1)
expect(removed):is { "Business Problems" }
ruling {
  en = "No: that would change nothing. He must exhaust Tony Stark.",
  fr = "Non : cela ne changerait rien. Il doit incliner Tony Stark.",
}
