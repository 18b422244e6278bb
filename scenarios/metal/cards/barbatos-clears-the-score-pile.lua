scenario "Barbatos' Reward clears the score pile" {
  game     = "metal",
  question = {
    en = "My score pile holds three Weaknesses. Can Barbatos' Reward take those?",
    fr = "Ma pile de score contient trois Faiblesses. La Récompense de Barbatos peut-elle les prendre ?",
  },
  shows    = { "metal.cards.barbatos-reward", "metal.amb.score-pile-ownership" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", power = 14, hand = {}, discard = { "Weakness" }, score_pile = { "Weakness", "Weakness", "Weakness" } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = {} },
}
super_villains { "Barbatos" }
captured {}
ann:defeats "Barbatos"
ann:chooses "from the score pile"
expect(ann.score_pile):is { "Barbatos" }
expect(ann.discard):is { "Weakness" }
expect(weakness):count(29)

ruling {
  en = "Yes, all of them; then those of the discard pile stay.",
  fr = "Oui, toutes ; celles de la défausse restent alors.",
}
