scenario "A revealed Weakness counts as 0" {
  game     = "metal",
  question = {
    en = "Batmanium reveals a Weakness, which is worth -1 VP. Do I lose 1 Power?",
    fr = "Batmanium révèle une Faiblesse, qui vaut -1 PV. Est-ce que je perds 1 en Puissance ?",
  },
  shows    = { "metal.cards.batmanium-multiverse" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Kitchen Scales" }, deck = { "Weakness" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Punch"
ann:plays "Kitchen Scales"
expect(ann.power):is(1)
expect(log):has("by", "metal.cards.batmanium-multiverse")
expect(ann.deck):is { "Weakness" }

ruling {
  en = "No. It counts as 0, and Power is never lost.",
  fr = "Non. Elle compte comme 0, et la Puissance ne se perd jamais.",
}
