scenario "Starro finds fewer cards than characters" {
  game     = "metal",
  question = {
    en = "Two Super Heroes, but a Punch is the only card in my hand that is no Weakness. What does Starro take?",
    fr = "Deux Super-Héros, mais un Coup de Poing est la seule carte de ma main qui n'est pas une Faiblesse. Que prend Starro ?",
  },
  shows    = { "metal.cards.starro" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Long Shadow" } },
  { "Ben", team = { "Plastic Man (oversized)", "Hal Jordan (oversized)" }, hand = { "Weakness", "Weakness", "Punch" }, discard = {} },
}
ann:plays "Long Shadow"
ben:discards "Punch"
expect(ben.hand):is { "Weakness", "Weakness" }

ruling {
  en = "The Punch. As much is done as can be done, and the Weaknesses stay.",
  fr = "Le Coup de Poing. On fait ce qui est possible, et les Faiblesses restent.",
}
