scenario "A Breakthrough between two Weaknesses saves the Super Hero" {
  game     = "metal",
  question = {
    en = "I hold a Weakness and a Breakthrough, and a Weakness lies on my deck. Is there a way to play both Weaknesses without a Capture?",
    fr = "J'ai une Faiblesse et une Surcharge, et une Faiblesse est sur ma pioche. Peut-on jouer les deux sans Capture ?",
  },
  shows    = { "metal.breakthrough.destroy", "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Breakthrough", "Second Glance" }, deck = { "Weakness" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
possible { that(ann.deck):is_empty(), that(ann.in_play):has "Weakness", that(ann.hand):is_empty(), that(ann.team):has "Cyborg", within = "this turn" }
possible { that(captured):has "Cyborg", within = "1 turn" }
ann:plays "Breakthrough"
ann:uses "Breakthrough"
ann:destroys "Weakness"
ann:plays "Second Glance"
ann:plays "Weakness"
expect(ann.team):is { "Cyborg" }
ruling {
  en = "Yes, if the Breakthrough destroys the first one before you draw the second.",
  fr = "Oui, si la Surcharge détruit la première avant que vous piochiez la seconde.",
}
