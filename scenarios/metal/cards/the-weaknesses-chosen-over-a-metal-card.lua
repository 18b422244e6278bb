scenario "The Weaknesses are chosen though there is a Metal card" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "I have a Metal card that I want to keep. May I take Murder Machine's Weaknesses instead?",
    fr = "J'ai une carte Métal que je veux garder. Puis-je prendre plutôt les Faiblesses de Murder Machine ?",
  },
  shows    = { "metal.cards.murder-machine-choice" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Punch", "Punch", "Punch", "Punch" }, discard = {}, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Tin Friend" }, discard = {} },
}
super_villains { "Coffee Grinder", "Barbatos" }
captured {}

ann:chooses "to gain Weaknesses"
expect(ann.hand):has "Tin Tray"
expect(ann.discard):is { "Weakness", "Weakness" }
ben:chooses "to discard"
ben:discards "Tin Friend"
expect(ben.discard):is { "Tin Friend" }

ruling {
  en = "Yes, each player chooses, one after the other.",
  fr = "Oui, chaque joueur choisit, l'un après l'autre.",
}
