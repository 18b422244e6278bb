card "Scrap Deal" { type = "event", cost = 0, action{ discard(one{ "upgrade", of = you }) } }

scenario "An upgrade that leaves makes Iron Man's hand smaller" {
  game     = "champions",
  question = {
    en = "Iron Man holds three cards and controls two Tech upgrades. A card of ours makes him discard one of them before the end of the player phase. How many cards may he keep?",
    fr = "Iron Man a trois cartes en main et contrôle deux améliorations Tech. Une carte à nous lui fait défausser l'une d'elles avant la fin de la phase des joueurs. Combien de cartes peut-il garder ?",
  },
  shows    = { "mc.card.iron-man" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Mark V Helmet", "Genius", "Strength", "Scrap Deal" }, in_play = { "Mark V Armor", "Powered Gauntlets" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

expect(ann.identity:hand_size "Iron Man"):is(3)
ann:plays "Scrap Deal"
ann:chooses "Powered Gauntlets"
ann:ends_turn()
refused(function() ann:declines() end, "mc.end-player-phase.1-must-discard")
ann:discards "Genius"
ann:declines()

expect(ann.hand):is { "Mark V Helmet", "Strength" }
ruling {
  en = "Two: one is printed, and one Tech upgrade is left. What is in hand does not count.",
  fr = "Deux : une est imprimée, et il reste une amélioration Tech. Celles en main ne comptent pas.",
}
