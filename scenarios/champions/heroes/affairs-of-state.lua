scenario "Affairs of State: flip and exhaust T'Challa to be rid of it" {
  game     = "champions",
  question = {
    en = "As Black Panther I am given Affairs of State. How do I keep my Panther Claws?",
    fr = "En Black Panther, je reçois Affaires d'État. Comment garder mes Griffes de Panthère ?",
  },
  shows    = { "mc.card.affairs-of-state" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius" }, in_play = { "Panther Claws" }, dealt = { "Affairs of State" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines "discards"     -- no discard
ann:chooses "flip"
ann:chooses "exhaust"

expect(ann.identity):is { "T'Challa" }
expect(ann.identity:exhausted "T'Challa"):is(1)
expect(ann.in_play):is { "Panther Claws" }
expect(removed):is { "Affairs of State" }
ruling {
  en = "By flipping to T'Challa and exhausting him: Affairs of State leaves the game. Otherwise one Black Panther upgrade would be discarded.",
  fr = "En redevenant T'Challa et en l'inclinant : Affaires d'État quitte la partie. Sinon une amélioration Black Panther serait défaussée.",
}
