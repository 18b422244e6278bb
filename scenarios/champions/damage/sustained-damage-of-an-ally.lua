scenario "The damage of an ally is what lies on it" {
  game     = "champions",
  question = { en = "There are two damage tokens on Mockingbird. How much damage has she sustained, and does First Aid heal all of it?", fr = "Il y a deux pions Dégâts sur Mockingbird. Combien de dégâts a-t-elle subis, et Premiers Soins les soigne-t-il tous ?" },
  shows    = { "mc.sustained-damage.token-characters" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "First Aid", "Energy" }, in_play = { { "Mockingbird", damage = 2 } } },
}
villain { "Rhino I" }

ann:plays "First Aid"
expect(ann.in_play:damage "Mockingbird"):is(0)

ruling {
  en = "Two, one for each token. First Aid heals 2, so both are removed.",
  fr = "Deux, un par pion. Premiers Soins en soigne 2, donc les deux sont retirés.",
}
