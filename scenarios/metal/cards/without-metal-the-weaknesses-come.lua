scenario "Without a Metal card the Weaknesses come" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "Murder Machine appears and I have no Metal card in my hand. Is there anything to choose?",
    fr = "Murder Machine apparaît et je n'ai aucune carte Métal en main. Ai-je un choix ?",
  },
  shows    = { "metal.cards.murder-machine-no-metal" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch", "Cork Board" }, discard = {}, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
super_villains { "Coffee Grinder", "Barbatos" }
captured {}

expect(ann.discard):is { "Weakness", "Weakness" }
expect(ben.discard):is { "Weakness", "Weakness" }
expect(ann.hand):count(5)
expect(log):has(ann, "gains", "Weakness", "by", "metal.cards.murder-machine-no-metal")

ruling {
  en = "No. You gain the Weaknesses.",
  fr = "Non. Vous gagnez les Faiblesses.",
}
