scenario "Rechannel is not used without damage" {
  game     = "champions",
  question = {
    en = "Captain Marvel is unhurt. May I use her ability just to draw a card?",
    fr = "Captain Marvel n'a pas de dégât. Puis-je utiliser sa capacité juste pour piocher une carte ?",
  },
  shows    = { "mc.cost.ability-cost" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy Absorption", "Energy Absorption" } },
}

refused(function() ann:uses "Captain Marvel" end, "mc.cost.ability-cost")
ruling {
  en = "No. Healing 1 damage is part of the cost, and what is not there cannot be healed.",
  fr = "Non. Soigner 1 dégât fait partie du coût, et on ne soigne pas ce qui n'est pas là.",
}
