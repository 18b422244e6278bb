scenario "Ongoing cards stay in play after a Capture" {
  game     = "metal",
  question = {
    en = "I played an Ongoing card this turn, and then my hero is Captured. Is the card discarded with the others?",
    fr = "J'ai joué une carte Permanent ce tour, puis mon héros est Capturé. Est-elle défaussée avec les autres ?",
  },
  shows    = { "metal.amb.capture-ongoing", "metal.capture.discard-played" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Paper Lantern", "Second Glance" },
    deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Paper Lantern"
ann:plays "Second Glance"
ann:plays "Weakness"
expect(ann.in_play):is { "Paper Lantern" }
expect(ann.discard):is { "Second Glance" }
ruling {
  en = "No. It stays, as it does at the end of any turn.",
  fr = "Non. Elle reste, comme à la fin de tout tour.",
}
