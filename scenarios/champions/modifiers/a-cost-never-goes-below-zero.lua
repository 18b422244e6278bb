scenario "A cost does not go below zero" {
  game     = "champions",
  question = {
    en = "Two Helicarriers make my next card two cheaper, and I play Inspired, which costs one. Do I get a resource back?",
    fr = "Deux Héliporteurs réduisent de deux le coût de ma prochaine carte, et je joue Motivé, qui coûte un. Est-ce que je récupère une ressource ?",
  },
  shows    = { "mc.modifiers.no-negatives" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Inspired", "Energy" }, in_play = { "Helicarrier", "Hawkeye" } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }

ann:uses "Helicarrier"
ann:chooses "Ann"
ann:asks "Ben"
ben:uses "Helicarrier"
ben:chooses "Ann"
ann:plays "Inspired"
expect(ann.hand):is { "Energy" }
expect(ann.in_play:atk "Hawkeye"):is(2)
ruling {
  en = "No. The cost is zero and no less, so you simply pay nothing.",
  fr = "Non. Le coût est de zéro, jamais moins : vous ne payez simplement rien.",
}
