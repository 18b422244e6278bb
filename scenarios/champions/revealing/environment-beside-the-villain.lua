scenario "An environment lies beside the villain and engages nobody" {
  game     = "champions",
  question = {
    en = "I reveal an environment. Does it lie in front of me like a minion?",
    fr = "Je révèle un environnement. Est-il devant moi comme un sbire ?",
  },
  shows    = { "mc.reveal.environment" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Fog" }

ann:ends_turn()
expect(environments):is { "Fog" }
expect(ann.engaged):is_empty()
expect(encounter_discard):is { "Hard to Keep Down" }
ruling {
  en = "No. It enters play next to the villain and concerns everybody.",
  fr = "Non. Il arrive en jeu à côté du méchant et concerne tout le monde.",
}
