scenario "What the discards of a Capture set off waits for the last of them" {
  game     = "metal",
  question = {
    en = "I draw whenever I discard, and my Super Hero is Captured. Do I draw between the discards, and is the card lost as well?",
    fr = "Je pioche dès que je défausse, et mon Super-Héros est Capturé. Est-ce que je pioche entre les défausses, et la carte est-elle perdue aussi ?",
  },
  shows    = { "metal.amb.discards-together", "metal.capture.discard-hand", "metal.capture.discard-played" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Punch" }, deck = { "Breakthrough", "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {},
    in_play = { { "Weakness", played = true }, { "Steady Hand", played = true }, "Night Collector" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
expect(log:last_move()):in_order {
  { ann, "discards", "Punch" },
  { ann, "discards", "Steady Hand" },
  { ann, "draws", "Breakthrough" },
  { ann, "draws", "Vulnerability" },
  { "Cyborg", "is Captured" },
  { ann, "discards", "Breakthrough" },         -- step 3
  { ann, "discards", "Vulnerability" },
  { ann, "draws", "Punch" },
}
expect(ann.hand):count(7)
expect(ann.discard):is { "Vulnerability", "Breakthrough", "Steady Hand", "Punch" }
ruling {
  en = "You draw once all are discarded. The turn is over then, so step 3 discards what you have drawn; what you draw for these stays.",
  fr = "Vous piochez une fois toutes les cartes défaussées. Le tour est alors fini, donc l'étape 3 défausse ce que vous avez pioché ; ce que vous piochez pour cela reste.",
}
