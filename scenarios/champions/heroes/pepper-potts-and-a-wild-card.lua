scenario "What Pepper Potts copies of a wild card is any type" {
  game     = "champions",
  question = {
    en = "War Machine, with a wild resource, lies on top of the discard pile. Can Pepper Potts pay the mental resource of Rocket Boots?",
    fr = "War Machine, avec une ressource libre, est sur le dessus de la défausse. Pepper Potts peut-elle payer la ressource mentale des Bottes-Fusée ?",
  },
  shows    = { "mc.card.pepper-potts", "mc.card.rocket-boots", "mc.wild.declare-type" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "Pepper Potts", "Rocket Boots" }, discard = { "War Machine" } },
}
villain { "Rhino I" }

ann:uses "Rocket Boots"

expect(ann.in_play:exhausted "Pepper Potts"):is(1)
expect(ann.identity:aerial "Iron Man"):is(1)
ruling {
  en = "Yes: she generates a wild resource for a cost, and it is then declared mental.",
  fr = "Oui : elle génère une ressource libre pour un coût, qui est alors déclarée mentale.",
}
