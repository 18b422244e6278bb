scenario "The round ends: limits start anew and Nick Fury leaves" {
  game     = "champions",
  question = {
    en = "I used Carol Danvers's ability this round. May I use it again in the next one, and is Nick Fury still with me?",
    fr = "J'ai utilisé la capacité de Carol Danvers à ce round. Puis-je la réutiliser au suivant, et Nick Fury est-il toujours là ?",
  },
  shows    = { "mc.round.10-round-ends" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, in_play = { "Nick Fury" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Haymaker" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

ann:uses "Carol Danvers"
refused(function() ann:uses "Carol Danvers" end, "mc.limit.per-card")
ann:ends_turn()
ann:declines()
expect(game.round):is(2)
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Nick Fury" }
expect(ann):may("uses", "Carol Danvers")
ruling {
  en = "Yes, you may use it again. Nick Fury has left: whatever was to happen at the end of the round happens before the new round starts.",
  fr = "Oui, vous pouvez la réutiliser. Nick Fury, lui, est parti : ce qui doit arriver à la fin du round se produit avant que le suivant commence.",
}
