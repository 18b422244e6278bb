scenario "Highway Robbery holds a card of each player until it is defeated" {
  game     = "champions",
  question = {
    en = "Highway Robbery takes a card at random from each hand. Do we get them back, and when?",
    fr = "Cambriolage de Haut Vol prend une carte au hasard dans chaque main. Les récupère-t-on, et quand ?",
  },
  shows    = { "mc.card.highway-robbery" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Genius", "Energy", "Strength", "Black Cat", "For Justice!" }, dealt = { "Highway Robbery" },
    in_play = { "Daredevil", "Jessica Jones" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Bomber" }

ann:ends_turn()
ann:declines "discards"
expect(ann.hand):count(4)
expect(side_schemes:threat "Highway Robbery"):is(3)
ann:chooses "damage"
ann:thwarts_with "Daredevil"
ann:chooses "Highway Robbery"
ann:thwarts_with "Jessica Jones"
ann:chooses "Highway Robbery"

expect(side_schemes):is_empty()
expect(ann.hand):is { "Genius", "Energy", "Strength", "Black Cat", "For Justice!" }
ruling {
  en = "Yes: the card lies facedown under the scheme, and comes back to its owner's hand when the scheme is defeated.",
  fr = "Oui : la carte reste face cachée sous la manigance et revient dans la main de son propriétaire quand la manigance est déjouée.",
}
