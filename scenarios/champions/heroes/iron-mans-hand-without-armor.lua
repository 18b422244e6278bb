scenario "An upgrade that leaves makes Iron Man's hand smaller" {
  game     = "champions",
  question = {
    en = "Iron Man holds three cards and controls two Tech upgrades. One of them is discarded before the end of the player phase. How many cards may he keep?",
    fr = "Iron Man a trois cartes en main et contrôle deux améliorations Tech. L'une est défaussée avant la fin de la phase des joueurs. Combien de cartes peut-il garder ?",
  },
  shows    = { "mc.card.iron-man" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Mark V Helmet", "Genius", "Strength" }, in_play = { "Mark V Armor" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
refused(function() ann:declines() end, "mc.end-player-phase.1-must-discard")
ann:discards "Genius"
ann:declines()

expect(ann.hand):is { "Mark V Helmet", "Strength" }
ruling {
  en = "Two: one is printed, and one Tech upgrade is left. What is in hand does not count.",
  fr = "Deux : une est imprimée, et il reste une amélioration Tech. Celles en main ne comptent pas.",
}
