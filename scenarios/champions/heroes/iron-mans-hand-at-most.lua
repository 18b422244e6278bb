scenario "Iron Man's hand stops at seven" {
  game     = "champions",
  question = {
    en = "Iron Man controls seven Tech upgrades and holds nothing. How many cards does he draw?",
    fr = "Iron Man contrôle sept améliorations Tech et n'a rien en main. Combien de cartes pioche-t-il ?",
  },
  shows    = { "mc.card.iron-man", "mc.amb.maximum-value" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {},
    in_play = { "Mark V Helmet", "Mark V Armor", "Arc Reactor", "Rocket Boots", "Rocket Boots", "Powered Gauntlets", "Powered Gauntlets" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

expect(ann.identity:hand_size "Iron Man"):is(7)
ann:ends_turn()

expect(ann.hand):count(7)
ruling {
  en = "Seven. One and seven more would be eight, but seven is the most.",
  fr = "Sept. Une plus sept feraient huit, mais sept est le maximum.",
}
