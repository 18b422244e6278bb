scenario "Cards without a type are not put into the hand" {
  game     = "metal",
  question = {
    en = "I reveal a Weakness and a Breakthrough by Eighth Metal Sunblade. Do I get one of them into my hand?",
    fr = "Je révèle une Faiblesse et une Surcharge avec la Lame du Soleil. En ai-je une en main ?",
  },
  shows    = { "metal.cards.sunblade" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Letter Sorter" }, deck = { "Weakness", "Punch", "Breakthrough", "Tin Tray" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Letter Sorter"
expect(ann.hand):is { "Punch" }
expect(ann.discard):is { "Breakthrough", "Weakness" }
expect(ann.deck):is { "Tin Tray" }

ruling {
  en = "No. They have no type and are discarded; what has a type goes to your hand.",
  fr = "Non. Elles n'ont pas de type et sont défaussées ; ce qui a un type va en main.",
}
