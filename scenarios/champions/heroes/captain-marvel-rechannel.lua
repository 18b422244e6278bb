scenario "Captain Marvel turns energy and healing into a card" {
  game     = "champions",
  question = {
    en = "Captain Marvel has taken damage. What must I pay to draw with Rechannel, and may I do it twice a round?",
    fr = "Captain Marvel a subi des dégâts. Que dois-je payer pour piocher avec sa capacité, et puis-je le faire deux fois par round ?",
  },
  shows    = { "mc.card.captain-marvel" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } }, hand = { "Haymaker", "Haymaker", "Strength" }, deck_top = { "Genius" } },
}
villain { { "Rhino I" } }

ann:uses "Captain Marvel"
refused(function() ann:uses "Captain Marvel" end, "mc.limit.per-card")

expect(ann.identity:damage "Captain Marvel"):is(2)
expect(ann.hand):is { "Haymaker", "Strength", "Genius" }
ruling {
  en = "An energy resource and the healing of 1 of her damage are the price. It works once a round.",
  fr = "Une ressource énergie et le soin d'1 de ses dégâts en sont le prix. Cela sert une fois par round.",
}
