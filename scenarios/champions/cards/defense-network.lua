scenario "Defense Network comes with one threat more per player" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Defense Network with two players. How much threat does it have, and can the main scheme be thwarted?",
    fr = "Je révèle Réseau de Défense à deux joueurs. Combien de menaces porte-t-il, et peut-on contrer la manigance principale ?",
  },
  shows    = { "mc.card.defense-network", "mc.per-player.multiply" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, deck = {}, dealt = { "Defense Network" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck = {} },
}
villain { "Klaw I" }
main_scheme { { "Underground Distribution 1B", threat = 3 } }

expect(side_schemes:threat "Defense Network"):is(4)
ben:thwarts_with "Captain Marvel"
expect(side_schemes:threat "Defense Network"):is(2)
expect(main_scheme:threat "Underground Distribution 1B"):is(3)
ruling {
  en = "Its 2 threat and 1 for each of two players: 4. Its crisis icon keeps threat on the main scheme, so the thwart goes to Defense Network.",
  fr = "Ses 2 menaces et 1 pour chacun des deux joueurs : 4. Son icône de crise retient la menace sur la manigance principale : le contre va à Réseau de Défense.",
}
