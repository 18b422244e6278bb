scenario "What a cost is reduced below zero is not kept" {
  game     = "champions",
  question = {
    en = "Two Helicarriers each make my next card cost 1 less, and I play Aunt May, cost 1. Does the reduction left over help the card after her?",
    fr = "Deux Héliporteurs réduisent chacun de 1 le coût de ma prochaine carte, et je joue Tante May, coût 1. La réduction en trop sert-elle à la carte suivante ?",
  },
  shows    = { "mc.modifiers.no-negatives" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Web-Shooter", "Energy" }, in_play = { "Helicarrier" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Helicarrier" } },
}

ann:uses "Helicarrier"
ann:chooses "Ann"
ann:asks "Ben"
ben:uses "Helicarrier"
ben:chooses "Ann"
ann:plays "Aunt May"
expect(ann.in_play):has "Aunt May"
expect(ann.hand):is { "Web-Shooter", "Energy" }
ann:plays "Web-Shooter"
expect(ann.discard):is { "Energy" }
ruling {
  en = "No. Her cost is 0, not minus 1, and nothing is carried over: Web-Shooter costs its full 1.",
  fr = "Non. Son coût est de 0, non de moins 1, et rien n'est reporté : Lance-toile coûte son prix entier, 1.",
}
