scenario "A stunned ally that attacks takes no consequential damage" {
  game     = "champions",
  question = {
    en = "My stunned Hawkeye is told to attack. Does he still take his point of damage afterwards?",
    fr = "Mon Hawkeye sonné est envoyé attaquer. Subit-il quand même son point de dégâts ensuite ?",
  },
  shows    = { "mc.amb.stunned-ally-consequential" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Hawkeye", stunned = true } } },
}
villain { "Rhino I" }

ann:attacks_with "Hawkeye"

expect(ann.in_play:stunned "Hawkeye"):is(0)
expect(ann.in_play:exhausted "Hawkeye"):is(1)
expect(ann.in_play:damage "Hawkeye"):is(0)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. He only loses Stunned; there was no attack, so nothing follows from one. But he is exhausted.",
  fr = "Non. Il perd seulement Sonné ; il n'y a pas eu d'attaque, donc rien n'en découle. Mais il est incliné.",
}
