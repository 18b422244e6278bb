scenario "The cards played are discarded together" {
  game     = "metal",
  question = {
    en = "My deck is empty and I draw whenever I discard. Which of the cards I played are shuffled in when step 5 makes me draw?",
    fr = "Ma pioche est vide et je pioche dès que je défausse. Quelles cartes jouées sont mélangées quand l'étape 5 me fait piocher ?",
  },
  shows    = { "metal.amb.discards-together", "metal.end-turn.5-played" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Vulnerability", "Breakthrough" }, in_play = { "Night Collector" }, deck = {}, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Nth Metal Mace", "Element X", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Punch"
ann:plays "Vulnerability"
ann:plays "Breakthrough"
ann:declines()
shuffle_gives { "Vulnerability", "Breakthrough", "Punch" }
ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "discards", "Punch" },
  { ann, "discards", "Vulnerability" },
  { ann, "discards", "Breakthrough" },
  { ann, "shuffles" },
  { ann, "draws", "Vulnerability" },
}
expect(ann.hand):is { "Vulnerability", "Breakthrough", "Punch" }
ruling {
  en = "All of them: step 5 discards them at one go, and only then do you draw.",
  fr = "Toutes : l'étape 5 les défausse d'un coup, et alors seulement vous piochez.",
}
