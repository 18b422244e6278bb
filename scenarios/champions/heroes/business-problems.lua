scenario "Business Problems: exhaust Tony Stark to be rid of it" {
  game     = "champions",
  question = {
    en = "As Iron Man I am given Business Problems. How do I keep my upgrades ready, and what becomes of the card?",
    fr = "En Iron Man, je reçois Surmenage. Comment garder mes améliorations redressées, et que devient la carte ?",
  },
  shows    = { "mc.card.business-problems" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius", "Strength" }, in_play = { "Mark V Helmet", "Arc Reactor" }, dealt = { "Business Problems" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:declines "discards"
ann:chooses "flip"
ann:chooses "exhaust"

expect(ann.identity):is { "Tony Stark" }
expect(ann.identity:exhausted "Tony Stark"):is(1)
expect(ann.in_play:exhausted "Arc Reactor"):is(0)
expect(removed):is { "Business Problems" }
ruling {
  en = "By flipping to Tony Stark and exhausting him: the card leaves the game.",
  fr = "En redevenant Tony Stark et en l'inclinant : la carte quitte la partie.",
}
