scenario "A stunned ally exhausts for nothing" {
  game     = "champions",
  question = { en = "My stunned Tigra attacks. Does she exhaust, and does she take consequential damage?", fr = "Ma Tigra Sonnée attaque. S'incline-t-elle, et subit-elle des dégâts consécutifs ?" },
  shows    = { "mc.status.stunned-costs", "mc.status.stunned-friendly" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tigra", stunned = true } } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
expect(ann.in_play:exhausted "Tigra"):is(1)
expect(ann.in_play:stunned "Tigra"):is(0)
expect(ann.in_play:damage "Tigra"):is(0)
expect(villain:damage "Rhino"):is(0)

ruling {
  en = "She exhausts and loses her Stunned card. As she made no attack, she takes no consequential damage.",
  fr = "Elle s'incline et perd sa carte Sonné. Comme elle n'a pas attaqué, elle ne subit pas de dégâts consécutifs.",
}
