scenario "The hand is discarded before end-of-turn effects" {
  game     = "metal",
  question = {
    en = "My card draws at the end of my turn. Do I draw before or after the rest of my hand is discarded?",
    fr = "Ma carte fait piocher à la fin du tour. Est-ce avant ou après la défausse du reste de la main ?",
  },
  shows    = { "metal.end-turn.3-hand", "metal.end-turn.4-effects", "metal.amb.weakness-drawn-after-end" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Post", "Vulnerability" }, deck = { "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Late Post"
ann:ends_turn()
expect(ann.hand):has "Breakthrough"      -- kept: step 3 is over
expect(ann.hand):count(6)
expect(ann.discard):is { "Vulnerability", "Late Post" }
ruling {
  en = "After. The card drawn in step 4 stays in hand, and the five new ones come on top.",
  fr = "Après. La carte piochée à l'étape 4 reste en main, et les cinq nouvelles s'y ajoutent.",
}
