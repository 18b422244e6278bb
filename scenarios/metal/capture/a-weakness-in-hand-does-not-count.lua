scenario "A Weakness in hand does not count for a Capture" {
  game     = "metal",
  question = {
    en = "I control one Weakness and have drawn another. Is my hero Captured before I play it?",
    fr = "Je contrôle une Faiblesse et j'en ai pioché une autre. Mon héros est-il Capturé avant que je la joue ?",
  },
  shows    = { "metal.weakness.drawn-and-discarded", "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Quick Sift" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Quick Sift"
expect(ann.discard):is { "Weakness" }      -- drawn by the card, and the only one to discard
expect(ann.team):is { "Cyborg" }
expect(ann):is_on_turn()
ruling {
  en = "No. You control what you have played; one that is drawn and discarded at once never counts.",
  fr = "Non. Vous contrôlez ce que vous avez joué ; une Faiblesse piochée et défaussée aussitôt ne compte jamais.",
}
