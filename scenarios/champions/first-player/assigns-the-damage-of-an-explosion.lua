scenario "The first player assigns the damage of an Explosion" {
  game     = "champions",
  question = {
    en = "Ben reveals Explosion while 2 threat lies on Bomb Scare. Who says which heroes and allies take the damage?",
    fr = "Ben révèle Explosion alors que 2 menaces sont sur Alerte à la Bombe. Qui dit quels héros et alliés subissent les dégâts ?",
  },
  shows    = { "mc.first-player.picks-target", "mc.amb.picks-or-chooses", "mc.card.explosion" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Mockingbird" }, dealt = { "Explosion" },
    deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier", "Energy Absorption" } },
}
villain { { "Rhino I", confused = true, stunned = true } }
side_schemes { { "Bomb Scare", threat = 2 } }
encounter_deck:on_top { "Hydra Mercenary", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses Spider-Man", "chooses Mockingbird" }
ann:chooses "Mockingbird"
ann:chooses "Spider-Man"

expect(ann.identity:damage "Spider-Man"):is(1)
expect(ben.in_play:damage "Mockingbird"):is(1)
ruling {
  en = "The first player, point by point: the card has the damage assigned and does not say that anybody chooses.",
  fr = "Le premier joueur, point par point : la carte fait répartir les dégâts et ne dit pas que quelqu'un choisit.",
}
