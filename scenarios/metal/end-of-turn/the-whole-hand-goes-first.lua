scenario "The whole hand is discarded before what that sets off" {
  game     = "metal",
  question = {
    en = "A card lets me draw whenever I discard. Is a card that it draws in step 3 discarded with the rest of my hand?",
    fr = "Une carte me fait piocher dès que je défausse. Une carte piochée ainsi à l'étape 3 part-elle avec le reste de ma main ?",
  },
  shows    = { "metal.amb.discards-together", "metal.end-turn.3-hand", "metal.amb.weakness-drawn-after-end" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Vulnerability", "Punch" }, in_play = { "Night Collector" },
    deck = { "Weakness", "Breakthrough", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "discards", "Vulnerability" },
  { ann, "discards", "Punch" },
  { ann, "draws", "Weakness" },
  { ann, "draws", "Breakthrough" },
}
expect(ann.hand):has "Weakness"
expect(ann.hand):has "Breakthrough"
expect(ann.hand):count(7)                  -- one for each card discarded, and the five of step 6
expect(ann.discard):is { "Vulnerability", "Punch" }
ruling {
  en = "No. The two cards go first; then you draw one for each, and these stay in your hand.",
  fr = "Non. Les deux cartes partent d'abord ; ensuite vous en piochez une pour chacune, et celles-là restent en main.",
}
