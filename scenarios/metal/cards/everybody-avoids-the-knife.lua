scenario "Everybody avoids the Attack" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "All of us avoid the Attack of The Merciless. Does anybody reveal a card?",
    fr = "Nous évitons tous l'Attaque de L'Impitoyable. Quelqu'un révèle-t-il une carte ?",
  },
  shows    = { "metal.first-appearance.may-defend" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Felt Umbrella", "Punch", "Punch", "Punch", "Punch" }, deck = { "Punch" }, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Felt Umbrella" }, deck = { "Punch" } },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}

ann:defends "Felt Umbrella"
ben:defends "Felt Umbrella"
expect(log):has_no("reveals")
expect(ann.hand):count(5)

ruling {
  en = "No. Nobody is affected, so nobody is affected alone.",
  fr = "Non. Personne n'est touché, donc personne ne l'est seul.",
}
