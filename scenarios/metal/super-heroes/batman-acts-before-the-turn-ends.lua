scenario "Batman acts on the second Weakness before the turn ends" {
  game     = "metal",
  question = {
    en = "I have Batman, and my second Weakness ends my turn. Do I still get his effect for it?",
    fr = "J'ai Batman, et ma deuxième Faiblesse met fin à mon tour. Ai-je encore son effet pour elle ?",
  },
  shows    = { "metal.oversized.batman", "metal.capture.triggers-first" },
}

local ann, ben = players {
  { "Ann", team = { "Night Porter", "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = { "Tin Tray", "Cork Board", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(log):in_order { { ann, "draws", "Tin Tray" }, { ann, "draws", "Cork Board", "by", "metal.oversized.batman" }, { "Cyborg", "is Captured" } }
expect(ann.discard):has "Cork Board"
expect(ann.team):is { "Night Porter" }

ruling {
  en = "Yes, before the turn ends. What it draws you then is discarded with your hand.",
  fr = "Oui, avant la fin du tour. Ce que vous piochez ainsi est ensuite défaussé avec votre main.",
}
