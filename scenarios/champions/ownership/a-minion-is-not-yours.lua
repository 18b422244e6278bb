scenario "A minion engaged with you is not yours" {
  game     = "champions",
  question = {
    en = "Sandman is engaged with me. May I thwart or attack Rhino with him?",
    fr = "L'Homme-Sable est engagé avec moi. Puis-je contrer ou attaquer Rhino avec lui ?",
  },
  shows    = { "mc.player-turn.use-ally" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Sandman" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(ann.engaged):has "Sandman"
refused(function() ann:attacks_with "Sandman" end, "mc.player-turn.use-ally")
ruling {
  en = "No. It lies in front of you, but the scenario controls it.",
  fr = "Non. Il est devant vous, mais c'est le scénario qui le contrôle.",
}
