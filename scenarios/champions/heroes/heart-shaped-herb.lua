scenario "Heart-Shaped Herb makes the villain and one's minions Tough" {
  game     = "champions",
  question = {
    en = "Ben reveals Heart-Shaped Herb. Which enemies get a Tough card: mine as well?",
    fr = "Ben révèle Plante en forme de Cœur. Quels ennemis reçoivent une carte Tenace : les miens aussi ?",
  },
  shows    = { "mc.card.heart-shaped-herb" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast" }, engaged = { { "Shocker", confused = true } } },
  { "Ben", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, nemesis = {},
    engaged = { { "Hydra Bomber", confused = true } }, dealt = { "Heart-Shaped Herb" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Crowd Control", "Bomb Scare", "Breakin' & Takin'" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"

expect(villain:tough "Rhino I"):is(1)
expect(ben.engaged:tough "Hydra Bomber"):is(1)
expect(ann.engaged:tough "Shocker"):is(0)
expect(side_schemes):count(3)
ruling {
  en = "Rhino and the minions engaged with Ben; Ann's Shocker gets none. The card has surge too, so Ben reveals one more.",
  fr = "Rhino et les sbires engagés avec Ben ; le Shocker d'Ann n'en reçoit pas. La carte a aussi Renfort : Ben en révèle une de plus.",
}
