scenario "An empty draw pile is not filled until it is needed" {
  game     = "metal",
  question = {
    en = "I drew the last card of my draw pile. Do I shuffle my discard pile now?",
    fr = "J'ai pioché la dernière carte de ma pioche. Est-ce que je mélange ma défausse maintenant ?",
  },
  shows    = { "metal.shuffle.not-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Brisk Step" }, power = 2, deck = { "Punch", "Punch" }, discard = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Brisk Step"
expect(ann.deck):is_empty()
expect(ann.discard):is { "Vulnerability" }
ann:buys "Escape"                        -- it still joins the discard pile before any shuffle
expect(ann.discard):is { "Vulnerability", "Escape" }
ruling {
  en = "No. You wait until a card must come from it; what you buy till then is shuffled in, too.",
  fr = "Non. On attend qu'une carte doive en venir ; ce que vous achetez d'ici là sera mélangé aussi.",
}
