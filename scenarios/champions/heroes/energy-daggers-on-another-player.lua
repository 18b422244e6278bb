scenario "Energy Daggers choose a player, and the last step is stronger" {
  game     = "champions",
  question = {
    en = "Energy Daggers are my only Black Panther upgrade. May I use them for the minions engaged with Ben, and how much do they deal?",
    fr = "Les Dagues Énergétiques sont ma seule amélioration Black Panther. Puis-je les utiliser contre les sbires engagés avec Ben, et combien de dégâts infligent-elles ?",
  },
  shows    = { "mc.card.energy-daggers", "mc.card.wakanda-forever" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (physical)", "Genius" }, in_play = { "Energy Daggers" }, engaged = { "Hydra Mercenary" } },
  { "Ben", character = "Carol Danvers", hand = {}, engaged = { "Shocker", "Hydra Bomber" } },
}
villain { { "Rhino I" } }

ann:plays "Wakanda Forever! (physical)"
ann:chooses "Ben"

expect(villain:damage "Rhino I"):is(2)
expect(ben.engaged):is { "Shocker" }
expect(ben.engaged:damage "Shocker"):is(2)
expect(ann.engaged:damage "Hydra Mercenary"):is(0)
ruling {
  en = "Yes, she chooses the player. As the only step is also the last, Rhino and each of Ben's minions take 2; Ann's Mercenary is left out, and his Guard does not matter, since this is no attack.",
  fr = "Oui, elle choisit le joueur. L'unique étape étant aussi la dernière, Rhino et chacun des sbires de Ben subissent 2 dégâts ; le Mercenaire d'Ann est épargné, et sa Garde n'y fait rien, puisque ce n'est pas une attaque.",
}
