scenario "An Alter-Ego Action needs the alter-ego form" {
  game     = "champions",
  question = {
    en = "I am Black Panther. May I use The Golden City now, or must I become T'Challa first?",
    fr = "Je suis Black Panther. Puis-je utiliser La Cité Dorée maintenant, ou dois-je d'abord redevenir T'Challa ?",
  },
  shows    = { "mc.player-turn.form-suffix" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "The Golden City" }, deck_top = { "Vibranium", "Shuri" } },
}
villain { { "Rhino I" } }

refused(function() ann:uses "The Golden City" end, "mc.player-turn.form-suffix")
ann:changes_form()
ann:uses "The Golden City"

expect(ann.hand):is { "Vibranium", "Shuri" }
expect(ann.in_play:exhausted "The Golden City"):is(1)
ruling {
  en = "T'Challa first. Black Panther may not use it; once Ann has changed form she exhausts it and draws her two cards.",
  fr = "T'Challa d'abord. Black Panther ne peut pas l'utiliser ; une fois sa forme changée, Ann l'incline et pioche ses deux cartes.",
}
