scenario "Helicarrier's reduction is spent on the next card, even a free one" {
  game     = "champions",
  question = {
    en = "I use Helicarrier and then play Energy Channel, which costs nothing. Is the next card after it cheaper?",
    fr = "J'utilise l'Héliporteur puis je joue Énergie Canalisée, qui ne coûte rien. La carte suivante est-elle moins chère ?",
  },
  shows    = { "mc.card.helicarrier", "mc.cost.resource-cost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy Channel", "Haymaker", "Inspired" }, in_play = { "Helicarrier" } },
}
villain { "Rhino I" }

ann:uses "Helicarrier"
expect(ann):may("plays", "Haymaker")    -- 1 with the reduction
ann:plays "Energy Channel"
expect(log):has("costs", 0, "less", "by", "mc.modifiers.no-negatives")
refused(function() ann:plays "Haymaker" end, "mc.cost.resource-cost")

expect(ann.in_play):has "Energy Channel"
expect(ann.hand):is { "Haymaker", "Inspired" }
ruling {
  en = "No. The next card was Energy Channel; its cost cannot go below 0, and the reduction is used up.",
  fr = "Non. La prochaine carte était Énergie Canalisée ; son coût ne peut pas passer sous 0, et la réduction est consommée.",
}
