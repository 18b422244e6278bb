scenario "For Justice! costs nothing and is paid all the same" {
  game     = "champions",
  question = {
    en = "Two Helicarriers bring the cost of For Justice! down to 0. May I still pay a mental resource to remove 4 threat?",
    fr = "Deux Héliporteurs ramènent à 0 le coût de Pour la Justice !. Puis-je quand même payer une ressource mentale pour retirer 4 menaces ?",
  },
  shows    = { "mc.card.for-justice", "mc.cost.may-overpay" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "For Justice!", "Genius" }, in_play = { "Helicarrier" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 6 } }

ann:uses "Helicarrier"
ann:chooses "Ann"
ann:asks "Ben"
ben:uses "Helicarrier"
ben:chooses "Ann"
ann:plays "For Justice!"
expect(ann):may("declines")
ann:pays_with "Genius"
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.hand):is { "For Justice!" }
ruling {
  en = "Yes. You may always pay more than the cost, and the mental resource was then spent on this card. Without it, 3 threat would go.",
  fr = "Oui. On peut toujours payer plus que le coût, et la ressource mentale a bien payé cette carte. Sans elle, 3 menaces seraient retirées.",
}
