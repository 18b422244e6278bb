scenario "A Super Hero recruited in step 2 acts in step 4 of the same turn" {
  game     = "metal",
  question = {
    en = "I recruit a Super Hero whose ability works at the end of my turn. Does it work at once?",
    fr = "Je recrute un Super-Héros dont la capacité agit à la fin de mon tour. Agit-elle aussitôt ?",
  },
  shows    = {
    "metal.amb.recruit-before-end-effects", "metal.end-turn.2-recruit", "metal.end-turn.4-effects",
    "metal.amb.weakness-drawn-after-end",
  },
}

as_if()   -- one is without a Super Hero at this moment only where a card has taken the last one
local ann, ben = players {
  { "Ann", team = {}, hand = {}, deck = { "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
available { "Practice Recruit" }

ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "recruits", "Practice Recruit", "from", available },
  { ann, "draws", "Breakthrough", "by", "metal.amb.recruit-before-end-effects" },
  { ann, "draws a new hand of", 5 },
}
expect(ann.hand):count(6)
ruling {
  en = "Yes. Step 2 comes before step 4, and a Super Hero is active at once.",
  fr = "Oui. L'étape 2 précède l'étape 4, et un Super-Héros est actif aussitôt.",
}
