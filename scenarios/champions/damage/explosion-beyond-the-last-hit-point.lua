scenario "All of an Explosion on one Tough hero" {
  game     = "champions",
  question = {
    en = "Explosion deals 5 damage among heroes and allies. My Tough hero has 2 hit points left: may I assign all 5 to him?",
    fr = "Explosion répartit 5 dégâts parmi les héros et les alliés. Il reste 2 points de vie à mon héros Tenace : puis-je lui assigner les 5 ?",
  },
  shows    = { "mc.card.explosion", "mc.status.tough" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true, damage = 8 } }, hand = {}, dealt = { "Explosion" },
    deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Mockingbird" },
    deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier", "Energy Absorption" } },
}
villain { { "Rhino I", confused = true, stunned = true } }
side_schemes { { "Bomb Scare", threat = 5 } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses Spider-Man", "chooses Mockingbird" }
ann:chooses "Spider-Man"
ann:chooses "Spider-Man"
ann:chooses "Spider-Man"
ann:chooses "Spider-Man"
ann:chooses "Spider-Man"

expect(ann.identity:damage "Spider-Man"):is(8)
expect(ann.identity:tough "Spider-Man"):is(0)
expect(ben.in_play:damage "Mockingbird"):is(0)
ruling {
  en = "Yes, as the first player. The card sets no limit per character, so he is given all 5, and his Tough card stops them together.",
  fr = "Oui, en tant que premier joueur. La carte ne fixe aucune limite par personnage : il reçoit les 5, et sa carte Tenace les arrête d'un seul coup.",
}
