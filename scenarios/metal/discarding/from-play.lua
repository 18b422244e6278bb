scenario "A card discarded from play is a discard" {
  game     = "metal",
  question = {
    en = "My card makes me discard a card in play. May it be an Ongoing card, and does it count as discarded?",
    fr = "Ma carte me fait défausser une carte en jeu. Peut-elle être un Permanent, et compte-t-elle comme défaussée ?",
  },
  shows    = { "metal.discard.elsewhere", "metal.discard.counts", "metal.amb.ongoing-leaves-otherwise" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Put Down" }, in_play = { "Practice Beacon", "Rag Collector" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Put Down"
ann:discards "Practice Beacon"
expect(ann.discard):is { "Practice Beacon" }
expect(ann.power):is(1)                  -- the Rag Collector
ruling {
  en = "Yes to both, as the effect reaches the cards in play.",
  fr = "Oui aux deux, puisque l'effet atteint les cartes en jeu.",
}
