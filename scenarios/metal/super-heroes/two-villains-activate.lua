scenario "Two Villains activate him as well" {
  game     = "metal",
  question = {
    en = "I have played two Villains. Is the oversized Aquaman, who asks for Super Powers and Villains, active?",
    fr = "J'ai joué deux Vilains. La grande carte Aquaman, qui demande des Super-Pouvoirs et des Vilains, est-elle active ?",
  },
  shows    = { "metal.oversized.two-types" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Villain", "Long Shadow" }, deck = { "Punch", "Vulnerability" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Villain"
ann:plays "Long Shadow"
expect(ann.hand):is { "Punch" }

ruling {
  en = "Yes. Two cards of one of the two types do as well as one of each.",
  fr = "Oui. Deux cartes d'un des deux types valent une de chaque.",
}
