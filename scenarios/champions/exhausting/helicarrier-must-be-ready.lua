scenario "An ability that costs exhausting its card waits until the card is ready" {
  game     = "champions",
  question = {
    en = "My Helicarrier is exhausted. May I use it without exhausting it again?",
    fr = "Mon Héliporteur est incliné. Puis-je l'utiliser sans l'incliner à nouveau ?",
  },
  shows    = { "mc.exhausted.exhaust-cost-needs-ready" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" }, in_play = { { "Helicarrier", exhausted = true } } },
}
villain { "Rhino I" }

refused(function() ann:uses "Helicarrier" end, "mc.exhausted.exhaust-cost-needs-ready")

ann:plays "Haymaker"                    -- at its full cost: the only way to pay is Energy
expect(ann.discard):has "Energy"
expect(ann.in_play:exhausted "Helicarrier"):is(1)
ruling {
  en = "No. Exhausting the Helicarrier is the price of its ability, and an exhausted card cannot pay it.",
  fr = "Non. Incliner l'Héliporteur est le prix de sa capacité, et une carte inclinée ne peut pas le payer.",
}
