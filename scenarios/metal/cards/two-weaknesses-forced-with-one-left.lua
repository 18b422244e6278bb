scenario "Two Weaknesses forced when one is left" {
  game     = "metal",
  question = {
    en = "A card makes me gain two Weaknesses, no choice, and one is left. What do I gain?",
    fr = "Une carte me fait gagner deux Faiblesses, sans choix, et il en reste une. Que gagné-je ?",
  },
  shows    = { "metal.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Black Ledger" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 1 }
ann:plays "Black Ledger"
expect(ann.discard):is { "Weakness" }
expect(weakness):count(0)

ruling {
  en = "You gain the one: what is forced takes as many as there are.",
  fr = "Vous gagnez celle-là : ce qui est imposé en prend autant qu'il y en a.",
}
