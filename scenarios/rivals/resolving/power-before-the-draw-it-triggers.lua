scenario "The Power of an Equipment comes before the draw of a Location" {
  game     = "rivals",
  question = {
    en = "I play an Equipment that gives 2 Power while my Location draws for the first Equipment. In which order?",
    fr = "Je joue un Équipement qui donne 2 en Puissance alors que mon Lieu fait piocher au premier Équipement. Dans quel ordre ?",
  },
  shows    = { "rivals.resolve.card-before-triggers", "rivals.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Umbrella" }, deck = { "Kick", "Punch" }, in_play = { "Workshop" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Umbrella"
expect(log:last_move()):in_order { { ann, "has Power", 2 }, { ann, "draws", "Kick" } }
expect(ann.power):is(2)
ruling {
  en = "First the 2 Power of the card, then the card of the Location.",
  fr = "D'abord les 2 de Puissance de la carte, puis la carte du Lieu.",
}
