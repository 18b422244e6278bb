scenario "With a Super Hero in front of you nobody is recruited" {
  game     = "metal",
  question = {
    en = "May I recruit a second Super Hero at the end of my turn?",
    fr = "Puis-je recruter un second Super-Héros à la fin de mon tour ?",
  },
  shows    = { "metal.end-turn.2-recruit" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Second Glance" }, in_play = { { "Weakness", played = true } }, deck = { "Weakness", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
available { "Hal Jordan (oversized)" }
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

what_if("a second Weakness has taken him", function()
  ann:plays "Second Glance"
  ann:plays "Weakness"
  expect(log:last_move()):has(ann, "recruit", "by", "metal.end-turn.2-recruit")
  expect(ann.team):is { "Hal Jordan (oversized)" }
end)
ann:ends_turn()
expect(log:last_move()):has_no(ann, "recruit")
expect(ann.team):is { "Cyborg" }
ruling {
  en = "No. Step 2 is for those who have none.",
  fr = "Non. L'étape 2 est pour ceux qui n'en ont aucun.",
}
