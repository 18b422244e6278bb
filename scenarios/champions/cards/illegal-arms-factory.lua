scenario "Illegal Arms Factory deals one card more" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Illegal Arms Factory alone. How much threat does it have, and how many cards am I dealt in the next villain phase?",
    fr = "Je révèle Fabrique d'Armes Clandestine, seul. Combien de menaces porte-t-elle, et combien de cartes me sont distribuées à la phase du méchant suivante ?",
  },
  shows    = { "mc.card.illegal-arms-factory", "mc.side-scheme.hazard" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck = {}, dealt = { "Illegal Arms Factory" } },
}
villain { { "Klaw I", confused = true } }

expect(side_schemes:threat "Illegal Arms Factory"):is(4)
until_step "villain phase, step 4"
ann:ends_turn()
expect(ann.dealt):count(2)
ruling {
  en = "Its 3 threat and 1 for one player: 4. Its hazard icon makes it two cards.",
  fr = "Ses 3 menaces et 1 pour un joueur : 4. Son icône d'aléas en fait deux cartes.",
}
