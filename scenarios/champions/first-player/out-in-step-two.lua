scenario "A first player who falls passes the token at once" {
  game     = "champions",
  question = {
    en = "I am first player and Rhino eliminates me in step two. Who decides as first player for the rest of this villain phase?",
    fr = "Je suis premier joueur et Rhino m'élimine à l'étape 2. Qui décide comme premier joueur pour le reste de cette phase ?",
  },
  shows    = { "mc.first-player.eliminated-passes" },
}
local ann, ben, cleo = players {
  { "Ann", character = "Black Panther", hand = { "Vibranium", "Strength", "Energy", "Genius", "Shuri" }, identity = { { "Black Panther", damage = 9 } } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "Hydra Mercenary" } },
  { "Cleo", character = "Peter Parker", hand = {}, engaged = { "Shocker" }, dealt = { "Genetically Enhanced" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Assault", "Enhanced Ivory Horn", "False Alarm" }

ann:ends_turn()
ben:ends_turn()
cleo:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends
expect(ann.identity):is_empty()
expect(ben):must_choose { "chooses Hydra Mercenary", "chooses Shocker" }
ben:chooses "Shocker"
expect(cleo.engaged:hit_points "Shocker"):is(6)
ruling {
  en = "The next player clockwise, from the very moment you are out: Ben picks the target of the card Cleo reveals.",
  fr = "Le joueur suivant dans le sens horaire, dès votre élimination : Ben choisit la cible de la carte que Cleo révèle.",
}
