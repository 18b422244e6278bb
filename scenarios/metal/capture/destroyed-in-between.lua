scenario "No Capture if the first Weakness is gone" {
  game     = "metal",
  question = {
    en = "I played a Weakness and destroyed it with a Breakthrough. Now I draw another one: is my hero Captured?",
    fr = "J'ai joué une Faiblesse et l'ai détruite avec une Surcharge. J'en pioche une autre : mon héros est-il Capturé ?",
  },
  shows    = { "metal.weakness.play-first", "metal.breakthrough.weakness-to-stack" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Breakthrough", "Second Glance" }, deck = { "Weakness", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Breakthrough"
ann:uses "Breakthrough"
ann:destroys "Weakness"
ann:plays "Second Glance"
ann:plays "Weakness"
expect(ann.team):is { "Cyborg" }
expect(ann):is_on_turn()
ruling {
  en = "No. What counts is how many you control at once, and you control one.",
  fr = "Non. Ce qui compte est combien vous en contrôlez à la fois, et vous en contrôlez une.",
}
