scenario "Mockingbird finds every enemy stunned" {
  game     = "champions",
  question = {
    en = "Rhino is my only enemy, and he is stunned already. I play Mockingbird: may I use her ability?",
    fr = "Rhino est mon seul ennemi, et il est déjà sonné. Je joue Mockingbird : puis-je utiliser sa capacité ?",
  },
  shows    = { "mc.card.mockingbird" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Mockingbird", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true } }

ann:plays "Mockingbird"
refused(function() ann:uses "Mockingbird" end, "mc.status.one-of-each")
ruling {
  en = "No. An enemy has one stunned card at most, so her ability could change nothing, and it is not used.",
  fr = "Non. Un ennemi a au plus une carte Sonné : sa capacité ne pourrait rien changer, et on ne l'utilise pas.",
}
